import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type AddressFields = {
  addressType: string;
  addressLabel: string | null;
  address: string;
  contactName: string;
  contactNumber: string;
  contactEmail: string | null;
  additionalInformation: string | null;
  road: string | null;
  house: string | null;
  floor: string | null;
  lat: number;
  lng: number;
};
export type AddressRow = AddressFields & { id: number };

export function addressesOf(db: Sql, customerId: CustomerId): Promise<AddressRow[]> {
  return db<AddressRow[]>`
    select id, address_type as "addressType", address_label as "addressLabel", address,
           contact_person_name as "contactName", contact_person_number as "contactNumber",
           contact_person_email as "contactEmail", additional_information as "additionalInformation",
           road, house, floor, lat, lng
    from customer_addresses where customer_id = ${customerId} order by created_at desc, id`;
}

/** False if the customer has the maximum number of addresses. */
export async function insertAddress(
  db: Sql,
  customerId: CustomerId,
  { id, most, now, ...address }: AddressRow & { most: number; now: Date },
): Promise<boolean> {
  const rows = await db<{ id: number }[]>`
    insert into customer_addresses (id, customer_id, address_type, address_label, address, contact_person_name,
      contact_person_number, contact_person_email, additional_information, road, house, floor, lat, lng, created_at)
    select ${id}, ${customerId}, ${address.addressType}, ${address.addressLabel}, ${address.address},
      ${address.contactName}, ${address.contactNumber}, ${address.contactEmail}, ${address.additionalInformation},
      ${address.road}, ${address.house}, ${address.floor}, ${address.lat}, ${address.lng}, ${now}::timestamptz
    where (select count(*) from customer_addresses where customer_id = ${customerId}) < ${most}
    returning id`;
  return rows.length > 0;
}

/** False if this customer has no such address. */
export async function updateAddressRow(db: Sql, customerId: CustomerId, { id, ...to }: AddressRow): Promise<boolean> {
  const rows = await db<{ id: number }[]>`
    update customer_addresses set address_type = ${to.addressType}, address_label = ${to.addressLabel},
      address = ${to.address}, contact_person_name = ${to.contactName}, contact_person_number = ${to.contactNumber},
      contact_person_email = ${to.contactEmail}, additional_information = ${to.additionalInformation},
      road = ${to.road}, house = ${to.house}, floor = ${to.floor}, lat = ${to.lat}, lng = ${to.lng}
    where id = ${id} and customer_id = ${customerId} returning id`;
  return rows.length > 0;
}

export async function deleteAddressRow(db: Sql, customerId: CustomerId, id: number): Promise<boolean> {
  const rows = await db<{ id: number }[]>`
    delete from customer_addresses where id = ${id} and customer_id = ${customerId} returning id`;
  return rows.length > 0;
}

export async function deleteAddressesOf(db: Sql, customerId: CustomerId): Promise<void> {
  await db`delete from customer_addresses where customer_id = ${customerId}`;
}
