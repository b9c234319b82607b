import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import type { PlacedAddress } from './list-addresses.ts';

export function savedAddress(address: PlacedAddress): SavedAddress {
  return {
    id: address.id,
    address_type: address.addressType,
    address_label: address.addressLabel,
    address: address.address,
    contact_person_name: address.contactName,
    contact_person_number: address.contactNumber,
    contact_person_email: address.contactEmail,
    additional_information: address.additionalInformation,
    road: address.road,
    house: address.house,
    floor: address.floor,
    latitude: address.lat,
    longitude: address.lng,
    zone_ids: address.zoneIds,
  };
}
