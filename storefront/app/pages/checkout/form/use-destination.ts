import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { useState } from 'react';
import type { AddressFields } from '../../../shared/address.ts';
import { addressFields, useAddresses, type AddressList } from '../../../shared/saved-addresses.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { storedPoint, storedZoneIds } from '../../../platform/session/device-scope.ts';
import { useDevice } from '../../../platform/session/device.ts';
import { guestAddress, useGuestInfo } from '../../../shared/guest-info.ts';
import {
  contactFor,
  missingOf,
  nobody,
  pickContact,
  proposedAddress,
  type Contact,
  type Destination,
} from './destination.ts';

/** Of the address, what is often told only while ordering (CHK-07). */
export type Extras = Pick<AddressFields, 'road' | 'house' | 'floor'>;

export type DestinationState = {
  isSignedIn: boolean;
  list: AddressList;
  address: AddressFields | null;
  contact: Contact;
  /** Who was named for this order. Nobody means the account, whom the server knows before this page has heard of it. */
  named: Contact;
  /** What has to be said before it can be sent. */
  missing: (isDelivery: boolean) => Problem[];
  extras: Extras;
  shouldSave: boolean;
  choose: (address: AddressFields) => void;
  setContact: (contact: Contact) => void;
  setExtras: (extras: Extras) => void;
  setShouldSave: (should: boolean) => void;
  /**
   * What is sent was seen and meant: it is no longer exchanged for a better proposal, such as when the saved addresses
   * arrive late. Else trying again would send something else, and that would be a second order (CHK-10).
   */
  keepAsSent: (isSent: boolean) => void;
};

/** Where the order goes and who is there: what is proposed until the visitor says otherwise. */
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
    saved: isSignedIn && list.kind === 'known' ? list.addresses.map(addressFields) : [],
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
    // The server knows a customer, also while this page still waits to hear who it is.
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

/** Everything about it in one, as it is sent; null while something is missing. */
export function wholeDestination(state: DestinationState, isDelivery: boolean): Destination | null {
  const { address, contact, extras, missing } = state;
  if (missing(isDelivery).length > 0) return null;
  const empty = { id: null, address: '', address_type: '', additional_information: '', latitude: 0, longitude: 0 };
  return { ...empty, zone_ids: [], ...address, ...contact, ...extras };
}
