import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { LightMyRequestResponse } from 'fastify';
import { openOrderingShop, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { addCourierOnShift, addMember, type TestCourier, type TestStaff } from '../people.ts';
import { testTime, type TestTime } from '../time.ts';

export type CourierShop = OrderingShop & {
  time: TestTime;
  operator: TestStaff;
  storeStaff: TestStaff;
  addCourier(courier?: Parameters<typeof addCourierOnShift>[1]): Promise<TestCourier>;
  /** A placed order of a delivery from store 1 to the customer's home. */
  placed(buyer?: Buyer, wish?: object): Promise<number>;
  /** Steps of the operator, or of other staff. */
  step(orderId: number, to: OrderStatus, body?: object, staff?: TestStaff): Promise<LightMyRequestResponse>;
  offer(orderId: number, courier: { id: number }): Promise<LightMyRequestResponse>;
  /** A step of the courier. */
  act(courier: TestCourier, assignmentId: number, step: string, body?: object): Promise<LightMyRequestResponse>;
  /** An order that a courier has accepted, and its assignment. */
  accepted(courier: TestCourier, buyer?: Buyer): Promise<{ orderId: number; assignmentId: number }>;
  /** The same, picked up. */
  pickedUp(courier: TestCourier, buyer?: Buyer): Promise<{ orderId: number; assignmentId: number }>;
  statusOf(orderId: number): Promise<string>;
  assignmentsOf(orderId: number): Promise<{ state: string; courier_id: number }[]>;
};

const json = <T>(answer: LightMyRequestResponse): T => {
  if (answer.statusCode !== 200) throw new Error(`Refused: ${answer.body}`);
  return answer.json<T>();
};

/** An ordering shop with staff and couriers, and a clock that a test advances. */
export async function openCourierShop(settings: Parameters<typeof openOrderingShop>[0] = {}): Promise<CourierShop> {
  const time = testTime();
  const shop = await openOrderingShop({ clock: time.now, ...settings });
  // About a kilometre from the customer.
  await shop.sql`update stores set lat = 33.11`;
  const operator = { headers: await addMember(shop.sql, { role: 'manager', now: time.now() }) };
  const storeStaff = { headers: await addMember(shop.sql, { role: 'store', storeIds: [1], now: time.now() }) };
  const step: CourierShop['step'] = (orderId, to, body = {}, staff = operator) =>
    shop.post(`/console/orders/${orderId}/step`, { to, ...body }, staff.headers);
  const offer: CourierShop['offer'] = (orderId, courier) =>
    shop.post(`/console/orders/${orderId}/courier`, { courier_id: courier.id }, operator.headers);
  const act: CourierShop['act'] = (courier, assignmentId, name, body = {}) =>
    shop.post(`/courier/assignments/${assignmentId}/step`, { step: name, ...body }, courier.headers);
  const placed: CourierShop['placed'] = async (buyer, wish = {}) => {
    const who = buyer ?? (await shop.guest());
    json(await shop.add(who, { item_id: 1 }));
    return json<{ order_id: number }>(await shop.order(who, wish)).order_id;
  };
  const accepted: CourierShop['accepted'] = async (courier, buyer) => {
    const orderId = await placed(buyer);
    json(await step(orderId, 'confirmed'));
    const { assignment_id: assignmentId } = json<{ assignment_id: number }>(await offer(orderId, courier));
    json(await act(courier, assignmentId, 'accept'));
    return { orderId, assignmentId };
  };
  return {
    ...shop,
    time,
    operator,
    storeStaff,
    addCourier: (courier) => addCourierOnShift(shop.sql, courier),
    placed,
    step,
    offer,
    act,
    accepted,
    async pickedUp(courier, buyer) {
      const { orderId, assignmentId } = await accepted(courier, buyer);
      for (const to of ['processing', 'handover'] as const) json(await step(orderId, to));
      json(await act(courier, assignmentId, 'pick_up'));
      return { orderId, assignmentId };
    },
    statusOf: async (orderId) =>
      (await shop.sql<{ status: string }[]>`select status from orders where id = ${orderId}`)[0]?.status ?? 'none',
    assignmentsOf: (orderId) => shop.sql<{ state: string; courier_id: number }[]>`
      select state, courier_id from assignments where order_id = ${orderId} order by offered_at, ended_at`,
  };
}
