import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import type { PickedPlace } from '../../../shared/dialogs.ts';
import type { AddressFields } from '../../../shared/address.ts';
import { emptyEnd, type End, type Place } from './parcel-form.ts';

/** A place from the picker. */
export function placeOf({ address, point }: PickedPlace): Place {
  return { address, latitude: point.lat, longitude: point.lng };
}

/** A saved address with its door and its contact. */
export function endOfAddress(saved: AddressFields): End {
  return {
    ...emptyEnd,
    place: { address: saved.address, latitude: saved.latitude, longitude: saved.longitude },
    ...{ road: saved.road, house: saved.house, floor: saved.floor, note: saved.additional_information },
    name: saved.contact_person_name,
    phone: saved.contact_person_number,
  };
}

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
