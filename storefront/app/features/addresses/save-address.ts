import { addAddress, updateAddress } from '@rialto/contract/calls/addresses.ts';
import { callApi } from '../../platform/api/api.ts';
import type { AddressFields } from '../../shared/address.ts';
import { refreshAddresses } from '../../shared/saved-addresses.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { saveGuestInfo } from '../../shared/guest-info.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { labelOf } from './address-form.ts';

/** Saves to the customer's account or on the guest's device (ADR-03). Returns the saved fields. */
export async function saveAddress(fields: AddressFields): Promise<AddressFields> {
  if (!isSignedIn()) {
    const { id: _, ...typed } = fields;
    saveGuestInfo(typed);
    return { ...fields, id: null };
  }
  const saved = fields.id === null ? await add(fields) : await change(fields, fields.id);
  await refreshAddresses();
  return saved;
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

/** The server determines the zones itself. A place from the map has no kind yet. */
function bodyOf({ id: _, zone_ids: __, address_type: type, ...fields }: AddressFields) {
  return { ...fields, address_type: type || 'other', address_label: labelOf(type).labelName };
}
