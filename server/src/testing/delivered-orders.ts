import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { changeOrderStatus } from '../domains/orders/orders.public.ts';
import type { Buyer, OrderingShop } from './ordering-shop.ts';

type Line = { item_id: number; quantity?: number; [field: string]: unknown };

/** Places an order of some lines and returns its id. */
export async function placeOrderOf(
  shop: OrderingShop,
  buyer: Buyer,
  lines: Line[] = [{ item_id: 1 }],
): Promise<number> {
  for (const line of lines) await shop.add(buyer, line);
  return (await shop.order(buyer)).json<{ order_id: number }>().order_id;
}

export async function deliver(db: Sql, orderId: number, now: Date): Promise<void> {
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await changeOrderStatus(db, orderId, { to, by: 'operator', now });
}

export async function addCourier(db: Sql, id: number, fName = 'Karim'): Promise<void> {
  await db`
    insert into couriers (id, f_name, l_name, phone, vehicle, zone_id, created_at)
    values (${id}, ${fName}, 'Said', ${`+2010000000${String(id).padStart(2, '0')}`}, 'motorbike', 1, now())`;
}

/** Records that a courier brought an order, without the steps of the run. */
export async function markDeliveredBy(db: Sql, courierId: number, orderId: number, at: Date): Promise<void> {
  const ends = new Date(at.getTime() + 60_000);
  await db`
    insert into assignments (id, order_id, courier_id, state, offered_at, offer_ends_at, accepted_at, picked_up_at, ended_at)
    values (${newId()}, ${orderId}, ${courierId}, 'delivered', ${at}, ${ends}, ${at}, ${at}, ${at})`;
}
