import { listAddresses, type SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { callApi } from '../platform/api/api.ts';
import type { AddressFields } from './address.ts';
import { invalidate, owned } from '../platform/query/invalidate.ts';
import type { Query } from '../platform/query/query.ts';
import { useQuery, type QueryResult } from '../platform/query/use-query.ts';
import { isSignedIn, useIsSignedIn } from '../platform/session/account.ts';

const addressesQuery = (): Query<SavedAddress[]> => ({
  key: ['addresses'],
  fetch: async (signal) => (isSignedIn() ? (await callApi(listAddresses, { query: {}, signal })).addresses : []),
  ...owned,
});

/** Reads the addresses again, such as after one was saved. The old ones show until the answer arrives. */
export function refreshAddresses(): Promise<void> {
  return invalidate(addressesQuery().key);
}

/** The customer's addresses, read again by every component that shows them (ADR-05). */
export function useAddresses(): QueryResult<SavedAddress[]> {
  return useQuery(useIsSignedIn() ? addressesQuery() : null);
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
