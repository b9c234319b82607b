import type { AddressFields } from '../overlays/dialogs.ts';
import { readDevice, readDeviceJson, useDevice, writeDevice } from './device.ts';

/** Who a guest is and where to, as typed before. Without a point nobody can be sent there: it is then only a contact. */
export type GuestInfo = Omit<AddressFields, 'id' | 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

const nobody: GuestInfo = {
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

/** What this device knows of its guest; null when nothing was typed yet. */
export function storedGuestInfo(): GuestInfo | null {
  return readDevice('guest_user_info') === null ? null : guestInfoOf(readDeviceJson('guest_user_info'));
}

/** The same, kept fresh. */
export function useGuestInfo(): GuestInfo | null {
  return useDevice('guest_user_info') === null ? null : storedGuestInfo();
}

/** Keeps what was typed; what was known before and is not typed now stays. */
export function saveGuestInfo(typed: Partial<GuestInfo>): void {
  writeDevice('guest_user_info', JSON.stringify({ ...(storedGuestInfo() ?? nobody), ...typed }));
}

/** The address in it, if there is one that can be delivered to. */
export function guestAddress(known: GuestInfo | null): AddressFields | null {
  if (!known || known.address === '' || known.latitude === null || known.longitude === null) return null;
  return { ...known, id: null, latitude: known.latitude, longitude: known.longitude };
}

/** Other code of this origin may have written it, so only what has the right form is taken. */
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
