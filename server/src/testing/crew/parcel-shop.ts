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

export type ParcelOptions = {
  payer?: ChargePayer;
  proofs?: { pickUp?: HandoverKind; dropOff?: HandoverKind };
  buyer?: Buyer;
};

export type ParcelShop = CourierShop & {
  parcel(wanted?: ParcelOptions): Promise<{ orderId: number; buyer: Buyer }>;
  /** Confirmed by the operator and accepted by the courier. */
  acceptedParcel(
    courier: TestCourier,
    wanted?: ParcelOptions,
  ): Promise<{ orderId: number; buyer: Buyer; assignmentId: number }>;
  detail(orderId: number, buyer: Buyer): Promise<OrderDetail>;
  /** What `authorization` the receiver of a parcel sends. */
  linkOf(orderId: number, buyer: Buyer): Promise<{ authorization: string }>;
  actWithPhoto(courier: TestCourier, assignmentId: number, step: string): ReturnType<CourierShop['act']>;
};

/** A shop with couriers and a category of parcels. */
export async function openParcelShop(settings: Parameters<typeof openCourierShop>[0] = {}): Promise<ParcelShop> {
  const shop = await openCourierShop(settings);
  await fillParcels(shop.sql);
  let keys = 0;
  const parcel: ParcelShop['parcel'] = async (wanted = {}) => {
    const buyer = wanted.buyer ?? (await shop.guest());
    const answer = await shop.place(buyer, requestOf(wanted), `parcel-${++keys}`);
    if (answer.statusCode !== 200) throw new Error(`The parcel was refused: ${answer.body}`);
    return { orderId: answer.json<{ order_id: number }>().order_id, buyer };
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

/** The category of each pair of proofs. */
const categories: readonly [HandoverKind, HandoverKind][] = [
  ['none', 'none'],
  ['code', 'code'],
  ['photo', 'code'],
];

/** Every parcel costs 5.00. */
async function fillParcels(sql: CourierShop['sql']): Promise<void> {
  await sql`
    insert into module_zones (module_id, zone_id, minimum_charge_minor, per_km_charge_minor, maximum_charge_minor)
    values (3, 1, 500, 0, 500)`;
  for (const [index, [pickUp, dropOff]] of categories.entries())
    await sql`
      insert into parcel_categories (id, module_id, name_en, pick_up_proof, drop_off_proof)
      values (${index + 1}, 3, 'Documents', ${pickUp}, ${dropOff})`;
}

function requestOf({ payer = 'sender', proofs: { pickUp = 'none', dropOff = 'none' } = {} }: ParcelOptions): object {
  const category = categories.findIndex(([first, second]) => first === pickUp && second === dropOff);
  if (category < 0) throw new Error('No category has these proofs');
  const { address, house, floor, road, lat, lng } = sender;
  return {
    ...{ order_type: 'parcel', parcel_category_id: category + 1, charge_payer: payer, parcel_content: CONTENT },
    ...{ address, house, floor, road, latitude: lat, longitude: lng, additional_information: sender.note },
    ...{ contact_person_name: sender.name, contact_person_number: sender.phone, order_note: NOTE },
    receiver_details: {
      ...{ address: receiver.address, latitude: 33.1, longitude: 27.1 },
      ...{ contact_person_name: receiver.name, contact_person_number: receiver.phone },
    },
  };
}
