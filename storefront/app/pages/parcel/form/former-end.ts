import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import type { End } from './parcel-form.ts';

/** An end of an earlier parcel. */
export function endOfParcel(end: ParcelEnd): End {
  const { address, latitude, longitude } = end;
  const hasPlace = address !== null && latitude !== null && longitude !== null;
  return {
    place: hasPlace ? { address, latitude, longitude } : null,
    road: end.road ?? '',
    house: end.house ?? '',
    floor: end.floor ?? '',
    note: end.additional_information ?? '',
    name: end.contact_person_name ?? '',
    phone: end.contact_person_number ?? '',
  };
}

/** Fields of a former end without those that are empty, so that they do not hide what is proposed. */
export function filledOf(end: End): Partial<End> {
  return Object.fromEntries(Object.entries(end).filter(([, value]) => value !== '' && value !== null));
}
