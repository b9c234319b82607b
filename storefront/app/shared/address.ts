/** The fields of the address form; `id` is null until the address is saved to an account. */
export type AddressFields = {
  id: number | null;
  address: string;
  address_type: string;
  road: string;
  house: string;
  floor: string;
  additional_information: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  latitude: number;
  longitude: number;
  zone_ids: number[];
};
