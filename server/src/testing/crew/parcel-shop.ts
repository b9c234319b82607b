import type { ChargePayer } from '@rialto/contract/shapes/parcel.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import sharp from 'sharp';
import { multipart } from '../multipart.ts';
import { queryOf, type Buyer } from '../ordering-shop.ts';
import type { TestCourier } from '../people.ts';
import { openCourierShop, type CourierShop } from './courier-shop.ts';

/** A stranger may never see any of it. */
export const sender = {
  name: 'Mariam Adelsender',
  phone: '+201001234567',
  address: '7 Sender Lane',
  house: 'House Secret',
  floor: 'Floor Secret',
  road: 'Road Secret',
  note: 'Dog at the gate',
  lat: 33.1201,
  lng: 27.1204,
};
export const receiver = { name: 'Omar Receiver', phone: '+201007654321', address: '12 Harbour Street' };
export const CONTENT = 'A gold watch';
export const NOTE = 'Do not tell anybody';

export type Wanted = {
  payer?: ChargePayer;
  proofs?: { pickUp?: HandoverKind; dropOff?: HandoverKind };
  buyer?: Buyer;
};

export type ParcelShop = CourierShop & {
  parcel(wanted?: Wanted): Promise<{ orderId: number; buyer: Buyer }>;
  /** Confirmed by the operator and accepted by the courier. */
  acceptedParcel(
    courier: TestCourier,
    wanted?: Wanted,
  ): Promise<{ orderId: number; buyer: Buyer; assignmentId: number }>;
  detail(orderId: number, buyer: Buyer): Promise<OrderDetail>;
  /** What `authorization` the receiver of a parcel sends. */
  linkOf(orderId: number, buyer: Buyer): Promise<{ authorization: string }>;
  actWithPhoto(courier: TestCourier, assignmentId: number, step: string): ReturnType<CourierShop['act']>;
};

/** A shop with couriers and a category of parcels. */
export async function openParcelShop(settings: Parameters<typeof openCourierShop>[0] = {}): Promise<ParcelShop> {
  const shop = await openCourierShop(settings);
  await shop.sql`insert into parcel_categories (id, module_id, name_en) values (1, 3, 'Documents')`;
  const parcel: ParcelShop['parcel'] = async (wanted = {}) => {
    const buyer = wanted.buyer ?? (await shop.guest());
    return { orderId: await insertParcel(shop, buyer, wanted), buyer };
  };
  const detail: ParcelShop['detail'] = async (orderId, buyer) =>
    (await shop.get(`/customer/order/details?order_id=${orderId}&${queryOf(buyer)}`, buyer.headers)).json();
  return {
    ...shop,
    parcel,
    detail,
    async acceptedParcel(courier, wanted) {
      const { orderId, buyer } = await parcel(wanted);
      await shop.step(orderId, 'confirmed');
      const { assignment_id: assignmentId } = (await shop.offer(orderId, courier)).json<{ assignment_id: number }>();
      await shop.act(courier, assignmentId, 'accept');
      return { orderId, buyer, assignmentId };
    },
    async linkOf(orderId, buyer) {
      const link = (await detail(orderId, buyer)).parcel_details?.receiver_link ?? '#';
      return { authorization: `Bearer ${link.slice(link.indexOf('#') + 1)}` };
    },
    async actWithPhoto(courier, assignmentId, step) {
      const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } }).jpeg();
      const { headers, payload } = multipart([
        { name: 'step', value: step },
        { name: 'photo', bytes: await photo.toBuffer() },
      ]);
      const url = `/api/v1/courier/assignments/${assignmentId}/step`;
      return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...courier.headers }, payload });
    },
  };
}

let lastId = 200_000_000;

async function insertParcel({ sql, time }: CourierShop, buyer: Buyer, wanted: Wanted): Promise<number> {
  const { payer = 'sender', proofs: { pickUp = 'none', dropOff = 'none' } = {} } = wanted;
  const id = (lastId += 1);
  const place = { addressType: null, road: null, house: null, floor: null, additionalInformation: null };
  const to = { ...place, address: receiver.address, lat: 33.1, lng: 27.1 };
  const { address, house, floor, road, note, lat, lng } = sender;
  const from = { ...place, address, house, floor, road, additionalInformation: note, lat, lng };
  const charge = {
    zoneBaseMinor: 0,
    categoryMinor: 0,
    weightMinor: 0,
    perKmMinor: 0,
    minimumMinor: 500,
    maximumMinor: null,
  };
  await sql`
    insert into orders (id, owner_kind, owner_id, zone_id, module_id, order_type, source, currency, items_minor, delivery_minor,
      total_minor, address, contact_name, contact_number, note, distance_metres, payment_method, created_at)
    values (${id}, ${buyer.kind}, ${buyer.id}, 1, 3, 'parcel', 'parcel', 'USD', 0, 500, 500, ${JSON.stringify(to)}::jsonb,
      ${sender.name}, ${sender.phone}, ${NOTE}, 3000, 'cash_on_delivery', ${time.now()})`;
  await sql`
    insert into parcels (order_id, category_id, name_en, content, instructions, sender_address, receiver_name,
      receiver_phone, charge_payer, charge, pick_up_proof, drop_off_proof)
    values (${id}, 1, 'Documents', ${CONTENT}, '[]', ${JSON.stringify(from)}::jsonb, ${receiver.name}, ${receiver.phone},
      ${payer}, ${JSON.stringify(charge)}::jsonb, ${pickUp}, ${dropOff})`;
  return id;
}
