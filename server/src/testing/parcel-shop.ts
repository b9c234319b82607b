import type { Sql } from '@rialto/database/sql.ts';
import type { LightMyRequestResponse } from 'fastify';
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop.ts';

export type ParcelShop = OrderingShop & {
  quoteParcel(buyer: Buyer, wish?: object): Promise<LightMyRequestResponse>;
  placeParcel(buyer: Buyer, wish?: object, key?: string): Promise<LightMyRequestResponse>;
  /** Quotes a parcel, places it at the quoted total and returns its number. */
  sent(buyer: Buyer, wish?: object): Promise<number>;
};

/** A corner of the two streets, 2200 metres from the other end of them. */
const senderPlace = { latitude: 33.1, longitude: 27.05, address: '4 Quay Road', house: '4', floor: '2' };
export const receiverPlace = { latitude: 33.11, longitude: 27.06, address: '9 Palm Street', house: '9' };
export const WAY_METRES = 2_200;

export const receiver = {
  ...receiverPlace,
  contact_person_name: 'Omar Nabil',
  contact_person_number: '+201007654321',
  additional_information: 'Blue gate',
};
const parcel = {
  order_type: 'parcel',
  parcel_category_id: 1,
  ...senderPlace,
  contact_person_name: 'Mariam Adel',
  contact_person_number: '+201001234567',
  payment_method: 'cash_on_delivery',
  receiver_details: receiver,
};

/**
 * Parcels are sent in both zones, and only the west takes cash. Category 1 has no weight, 2 has classes up to 15 kg, 3 needs
 * a code at both ends, 4 a photo at the door, 5 is not offered.
 */
export async function openParcelShop(settings: Parameters<typeof openOrderingShop>[0] = {}): Promise<ParcelShop> {
  const shop = await openOrderingShop(settings);
  await fillParcels(shop.sql);
  let keys = 0;
  const quoteParcel: ParcelShop['quoteParcel'] = (buyer, wish = {}) => shop.quote(buyer, { ...parcel, ...wish });
  const placeParcel: ParcelShop['placeParcel'] = (buyer, wish = {}, key = `parcel-${++keys}`) =>
    shop.place(buyer, { ...parcel, ...wish }, key);
  return {
    ...shop,
    quoteParcel,
    placeParcel,
    async sent(buyer, wish = {}) {
      const { bill } = (await quoteParcel(buyer, wish)).json<{ bill: { total: number } }>();
      const answer = await placeParcel(buyer, { order_amount: bill.total, ...wish });
      if (answer.statusCode !== 200) throw new Error(`The parcel was refused: ${answer.body}`);
      return answer.json<{ order_id: number }>().order_id;
    },
  };
}

async function fillParcels(sql: Sql): Promise<void> {
  await sql`insert into module_zones (module_id, zone_id) values (3, 1)`;
  await sql`
    update module_zones set base_charge_minor = 50, per_km_charge_minor = 100, minimum_charge_minor = 150,
      maximum_charge_minor = 1000, maximum_metres = 30000 where module_id = 3`;
  await sql`
    insert into parcel_categories (id, module_id, name_en, name_ar, description_en, position, active, surcharge_minor,
      per_km_charge_minor, pick_up_proof, drop_off_proof) values
      (1, 3, 'Documents', 'مستندات', '', 1, true, 0, null, 'none', 'none'),
      (2, 3, 'Boxes', 'صناديق', '', 2, true, 30, 120, 'none', 'none'),
      (3, 3, 'Electronics', null, '', 3, true, 0, null, 'code', 'code'),
      (4, 3, 'Gifts', null, '', 4, true, 0, null, 'none', 'photo'),
      (5, 3, 'Gone', null, '', 5, false, 0, null, 'none', 'none')`;
  await sql`insert into parcel_weights (category_id, up_to_kg, surcharge_minor) values (2, 5, 0), (2, 15, 70)`;
  await sql`
    insert into parcel_instructions (id, text_en, text_ar, position, active) values
      (1, 'Call me', 'اتصل بي', 1, true), (2, 'Leave at the door', null, 2, true), (3, 'Gone', null, 3, false)`;
  await sql`insert into street_nodes (id, lat, lng) values (1, 33.1, 27.05), (2, 33.1, 27.06), (3, 33.11, 27.06)`;
  await sql`insert into street_edges (from_node, to_node, metres) values (1, 2, 1000), (2, 3, 1200)`;
}
