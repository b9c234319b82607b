import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { useState } from 'react';
import type { AddressFields } from '../../../shared/address.ts';
import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import type { QueryResult } from '../../../platform/query/use-query.ts';
import { addressFields, useAddresses } from '../../../shared/saved-addresses.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { storedPoint, storedZoneIds } from '../../../platform/session/device-scope.ts';
import { useDevice } from '../../../platform/session/device.ts';
import { guestAddress, useGuestInfo } from '../../../shared/guest-info.ts';
import { nobody, pickContact, type Contact } from '../../../features/ordering/form/contact.ts';
import {
  contactFor,
  missingOf,
  proposedAddress,
  type Destination,
} from '../../../features/ordering/form/destination.ts';

/** Address details that are often added at checkout (CHK-07). */
export type Extras = Pick<AddressFields, 'road' | 'house' | 'floor'>;

export type DestinationState = {
  isSignedIn: boolean;
  list: QueryResult<SavedAddress[]>;
  address: AddressFields | null;
  contact: Contact;
  /** The contact chosen for this order; empty means the account's, which the server knows. */
  named: Contact;
  /** Missing fields that block the order. */
  missing: (isDelivery: boolean) => Problem[];
  extras: Extras;
  shouldSave: boolean;
  choose: (address: AddressFields) => void;
  setContact: (contact: Contact) => void;
  setExtras: (extras: Extras) => void;
  setShouldSave: (should: boolean) => void;
  /**
   * Freezes the sent address, so that saved addresses that load late do not replace it. Otherwise a retry would send
   * different content and create a second order (CHK-10).
   */
  keepAsSent: (isSent: boolean) => void;
};

/** Address and contact of the order: proposals until the visitor chooses. */
export function useDestination(storeZoneId: number | null, account: Contact | null): DestinationState {
  const isSignedIn = useIsSignedIn();
  const list = useAddresses();
  const guest = useGuestInfo();
  const place = useDevice('location');
  const [chosen, setChosen] = useState<AddressFields | null>(null);
  const [ownContact, setContact] = useState<Contact | null>(null);
  const [typed, setExtras] = useState<Extras | null>(null);
  const [shouldSave, setShouldSave] = useState(false);
  const [sent, setSent] = useState<{ address: AddressFields | null; named: Contact } | null>(null);
  const proposed = proposedAddress({
    chosen,
    saved: isSignedIn && list.kind === 'ready' ? list.data.map(addressFields) : [],
    guest: isSignedIn ? null : guestAddress(guest),
    picked: { address: place, point: storedPoint(), zoneIds: storedZoneIds() },
    storeZoneId,
  });
  const address = sent ? sent.address : proposed;
  const named = sent?.named ?? contactFor(ownContact, address, isSignedIn ? null : guest && pickContact(guest));
  const contact = isSignedIn && named === nobody ? (account ?? nobody) : named;
  return {
    ...{ isSignedIn, list, address, contact, named, shouldSave, setExtras, setShouldSave },
    keepAsSent: (isSent) => setSent(isSent ? { address, named } : null),
    setContact(next) {
      setSent(null);
      setContact(next);
    },
    // The server knows the customer even while the profile is still loading here.
    missing: (isDelivery) =>
      missingOf(address, contact, isDelivery).filter(({ code }) => !isSignedIn || code === 'address_required'),
    extras: typed ?? { road: address?.road ?? '', house: address?.house ?? '', floor: address?.floor ?? '' },
    choose(next) {
      setSent(null);
      setChosen(next);
      setExtras(null);
      setContact(null);
      setShouldSave(false);
    },
  };
}

/** The complete destination to send; null while something is missing. */
export function wholeDestination(state: DestinationState, isDelivery: boolean): Destination | null {
  const { address, contact, extras, missing } = state;
  if (missing(isDelivery).length > 0) return null;
  const empty = { id: null, address: '', address_type: '', additional_information: '', latitude: 0, longitude: 0 };
  return { ...empty, zone_ids: [], ...address, ...contact, ...extras };
}
