import { readDevice, readDeviceJson, useDevice, writeDevice } from '../platform/session/device.ts';
import type { AddressFields } from './address.ts';

/** Contact and address a guest has typed on this device. Without a point it is a contact only. */
export type GuestInfo = Omit<AddressFields, 'id' | 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

const emptyGuestInfo: GuestInfo = {
  address: '',
  address_type: '',
  road: '',
  house: '',
  floor: '',
  additional_information: '',
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
  latitude: null,
  longitude: null,
  zone_ids: [],
};

/** Null until the guest has typed something. */
export function storedGuestInfo(): GuestInfo | null {
  return readDevice('guest_user_info') === null ? null : guestInfoOf(readDeviceJson('guest_user_info'));
}

/** Reactive form of storedGuestInfo. */
export function useGuestInfo(): GuestInfo | null {
  return useDevice('guest_user_info') === null ? null : storedGuestInfo();
}

/** Merges the typed fields into the stored ones. */
export function saveGuestInfo(typed: Partial<GuestInfo>): void {
  writeDevice('guest_user_info', JSON.stringify({ ...(storedGuestInfo() ?? emptyGuestInfo), ...typed }));
}

/** The stored address, or null if it is empty or has no point. */
export function guestAddress(known: GuestInfo | null): AddressFields | null {
  if (!known || known.address === '' || known.latitude === null || known.longitude === null) return null;
  return { ...known, id: null, latitude: known.latitude, longitude: known.longitude };
}

/** Validates the stored value, because other code of this origin may have written it. */
export function guestInfoOf(kept: unknown): GuestInfo | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const written = kept as Record<string, unknown>;
  const text = (field: keyof GuestInfo) => (typeof written[field] === 'string' ? written[field] : '');
  const zones = Array.isArray(written['zone_ids']) ? written['zone_ids'] : [];
  return {
    address: text('address'),
    address_type: text('address_type'),
    road: text('road'),
    house: text('house'),
    floor: text('floor'),
    additional_information: text('additional_information'),
    contact_person_name: text('contact_person_name'),
    contact_person_number: text('contact_person_number'),
    contact_person_email: text('contact_person_email'),
    latitude: degrees(written['latitude'], 90),
    longitude: degrees(written['longitude'], 180),
    zone_ids: zones.filter((id): id is number => Number.isInteger(id)),
  };
}

function degrees(value: unknown, most: number): number | null {
  return typeof value === 'number' && Math.abs(value) <= most ? value : null;
}
