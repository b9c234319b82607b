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
