import { addAddress } from '@rialto/contract/calls/addresses.ts';
import { callApi } from '../../../platform/api/api.ts';
import { refreshAddresses } from '../../../shared/saved-addresses.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { isSignedIn } from '../../../platform/session/account.ts';
import { saveGuestInfo } from '../../../shared/guest-info.ts';
import type { Destination } from '../../../features/ordering/form/destination.ts';

/** Saves the address to the account, or on the device for guests. A failure does not affect the order. */
export async function saveDestination(destination: Destination): Promise<void> {
  const { id: _, zone_ids, ...fields } = destination;
  if (!isSignedIn()) return saveGuestInfo({ ...fields, zone_ids });
  try {
    await callApi(addAddress, { body: { ...fields, address_type: fields.address_type || 'other' } });
    await refreshAddresses();
  } catch (thrown) {
    showErrors(thrown);
  }
}
