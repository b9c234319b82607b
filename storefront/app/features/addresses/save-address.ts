import { addAddress, updateAddress } from '@rialto/contract/calls/addresses.ts';
import { callApi } from '../../platform/api/api.ts';
import type { AddressFields } from '../../shared/address.ts';
import { refreshAddresses } from '../../shared/saved-addresses.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { saveGuestInfo } from '../../shared/guest-info.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { labelOf } from './address-form.ts';

/** With the account of a customer, or on the device of a guest (ADR-03). Gives what is kept now. */
export async function saveAddress(fields: AddressFields): Promise<AddressFields> {
  if (!isSignedIn()) {
    const { id: _, ...typed } = fields;
    saveGuestInfo(typed);
    return { ...fields, id: null };
  }
  const kept = fields.id === null ? await add(fields) : await change(fields, fields.id);
  await refreshAddresses();
  return kept;
}

async function add(fields: AddressFields): Promise<AddressFields> {
  const { message, id, zone_ids } = await callApi(addAddress, { body: bodyOf(fields) });
  toasts.show({ kind: 'success', text: message });
  return { ...fields, id, zone_ids };
}

async function change(fields: AddressFields, id: number): Promise<AddressFields> {
  const { message } = await callApi(updateAddress, { params: { id }, body: { ...bodyOf(fields), id } });
  toasts.show({ kind: 'success', text: message });
  return fields;
}

/** Which zones hold the point is for the server to find. */
function bodyOf({ id: _, zone_ids: __, ...fields }: AddressFields) {
  return { ...fields, address_label: labelOf(fields.address_type).labelName };
}
