import { listAddresses, type SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { useEffect } from 'react';
import { callApi } from '../platform/api/api.ts';
import type { AddressFields } from './address.ts';
import { createShared } from '../platform/query/shared-value.ts';
import { readDevice, useDevice } from '../platform/session/device.ts';

/** unread until the server has told them; failed when it could not. */
export type AddressList = { kind: 'unread' } | { kind: 'failed' } | { kind: 'known'; addresses: SavedAddress[] };

const unread: AddressList = { kind: 'unread' };
const list = createShared<AddressList>(unread);
let owner: string | null = null;

/** Asks the server for the customer's addresses again. What is shown stays until the answer comes. */
export async function refreshAddresses(): Promise<void> {
  const token = readDevice('token');
  if (token !== owner) list.write(unread);
  owner = token;
  if (!token) return;
  const read = await callApi(listAddresses, { query: {} }).catch(() => null);
  // Somebody else may have signed in meanwhile.
  if (owner !== token) return;
  if (read) list.write({ kind: 'known', addresses: read.addresses });
  else if (list.read().kind !== 'known') list.write({ kind: 'failed' });
}

/** The customer's addresses, asked for anew by every part that shows them (ADR-05); only those a store reaches, when its zone is given. */
export function useAddresses(storeZoneId?: number): AddressList {
  const token = useDevice('token');
  const shown = list.use();
  useEffect(() => void refreshAddresses(), [token]);
  if (shown.kind !== 'known' || storeZoneId === undefined) return shown;
  return { kind: 'known', addresses: shown.addresses.filter(({ zone_ids }) => zone_ids.includes(storeZoneId)) };
}

/** A saved address as the form takes it. */
export function addressFields({ address_label: _, ...saved }: SavedAddress): AddressFields {
  return {
    ...saved,
    road: saved.road ?? '',
    house: saved.house ?? '',
    floor: saved.floor ?? '',
    additional_information: saved.additional_information ?? '',
    contact_person_email: saved.contact_person_email ?? '',
  };
}
