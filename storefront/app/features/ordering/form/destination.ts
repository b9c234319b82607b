import type { Problem } from '@rialto/contract/shapes/cart.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import type { AddressFields } from '../../../shared/address.ts';
import { nobody, pickContact, type Contact } from './contact.ts';

/** Address and contact of an order. */
export type Destination = AddressFields;

/** The current location, as stored on this device. */
export type PickedPlace = { address: string | null; point: Point | null; zoneIds: number[] };

/** Two pins within about thirty metres count as the same door. */
const SAME_DOOR_DEGREES = 0.0003;

type ProposalInput = {
  /** Chosen on this page, or null. */
  chosen: AddressFields | null;
  saved: readonly AddressFields[];
  guest: AddressFields | null;
  picked: PickedPlace;
  /** Null until the quote is loaded. */
  storeZoneId: number | null;
};

/**
 * Proposes, in this order: the chosen address, the saved address at the current location, the guest's previous address,
 * the location itself. Only addresses in the store's zone qualify.
 */
export function proposedAddress({ chosen, saved, guest, picked, storeZoneId }: ProposalInput): AddressFields | null {
  if (chosen) return chosen;
  const isReached = ({ zone_ids }: Pick<AddressFields, 'zone_ids'>) =>
    storeZoneId === null || zone_ids.includes(storeZoneId);
  const { point } = picked;
  const atPlace = point && saved.find((address) => isReached(address) && isSameDoor(address, point));
  if (atPlace) return atPlace;
  if (guest && isReached(guest)) return guest;
  return placeAsAddress(picked) ?? saved.find(isReached) ?? null;
}

function isSameDoor({ latitude, longitude }: AddressFields, { lat, lng }: Point): boolean {
  return Math.abs(latitude - lat) < SAME_DOOR_DEGREES && Math.abs(longitude - lng) < SAME_DOOR_DEGREES;
}

/** The location as an address, without house and floor. */
function placeAsAddress({ address, point, zoneIds }: PickedPlace): AddressFields | null {
  if (!address || !point) return null;
  return {
    ...nobody,
    ...{ id: null, address, address_type: '', road: '', house: '', floor: '', additional_information: '' },
    ...{ latitude: point.lat, longitude: point.lng, zone_ids: zoneIds },
  };
}

/** The contact: chosen here, else the address's, else the account's. */
export function contactFor(chosen: Contact | null, address: Contact | null, account: Contact | null): Contact {
  if (chosen) return chosen;
  if (address && address.contact_person_number !== '') return pickContact(address);
  return account ?? nobody;
}

/** Missing fields that block the order, worded like the server's refusals. */
export function missingOf(address: AddressFields | null, contact: Contact, isDelivery: boolean): Problem[] {
  const isNameless = contact.contact_person_name.trim() === '';
  const isPhoneless = contact.contact_person_number.trim() === '';
  return [
    ...(isDelivery && !address ? [{ code: 'address_required', message: t('refusal.address_required') }] : []),
    ...(isNameless ? [{ code: 'name_required', message: t('refusal.name_required') }] : []),
    ...(isPhoneless ? [{ code: 'phone_required', message: t('refusal.phone_required') }] : []),
  ];
}
