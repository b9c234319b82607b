import type { CustomerId, GuestId, ModuleId, OrderId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import type { Mover, OrderStatus, OrderType } from '@rialto/rules/order/status.ts';
import { awaitsPrice } from '../order-columns.sql.ts';
import type { ParcelFacts } from '../parcel-row.ts';

/** The state that determines the next step and the payment of an order. */
export type OrderState = {
  id: OrderId;
  ownerKind: 'customer' | 'guest';
  ownerId: CustomerId | GuestId;
  zoneId: ZoneId;
  moduleId: ModuleId;
  storeId: StoreId | null;
  status: OrderStatus;
  orderType: OrderType;
  totalMinor: number;
  /** The part of the total that was paid from the wallet. */
  walletMinor: number;
  refundTo: 'original' | 'wallet' | null;
  currency: string;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  holdUntil: Date | null;
  /** A prescription whose price the customer has not accepted. */
  isAwaitingPrice: boolean;
  /** What the steps of a parcel depend on; null for goods. */
  parcel: Pick<ParcelFacts, 'chargePayer' | 'pickUpProof' | 'dropOffProof'> | null;
};

const columns = part`id, owner_kind as "ownerKind", owner_id as "ownerId", zone_id as "zoneId", module_id as "moduleId",
  store_id as "storeId", status, order_type as "orderType", total_minor as "totalMinor", wallet_minor as "walletMinor",
  refund_to as "refundTo", currency, payment_method as "paymentMethod", payment_status as "paymentStatus", hold_until as "holdUntil",
  ${awaitsPrice} as "isAwaitingPrice",
  (select json_build_object('chargePayer', p.charge_payer, 'pickUpProof', p.pick_up_proof, 'dropOffProof', p.drop_off_proof)
   from parcels p where p.order_id = o.id) as parcel`;

export async function findOrderState(db: Sql, id: OrderId): Promise<OrderState | undefined> {
  const [row] = await db<OrderState[]>`select ${columns} from orders o where id = ${id}`;
  return row;
}

/** The time zone of the store of an order, in which its times are shown; null for a parcel. */
export async function timeZoneOf(db: Sql, id: OrderId): Promise<string | null> {
  const [row] = await db<{ timezone: string }[]>`
    select s.timezone from orders o join stores s on s.id = o.store_id where o.id = ${id}`;
  return row?.timezone ?? null;
}

/** Every change of an order starts with this lock. */
export async function lockOrderState(tx: Sql, id: OrderId): Promise<OrderState | undefined> {
  const [row] = await tx<OrderState[]>`select ${columns} from orders o where id = ${id} for no key update`;
  return row;
}

type Step = {
  id: OrderId;
  to: OrderStatus;
  by: Mover;
  reason: string | null;
  refundTo: OrderState['refundTo'];
  /** The courier collects the cash with this step. */
  isCashPaid: boolean;
  now: Date;
};

/** Keeps the times of the log in order, even if the clocks of two nodes differ. */
export async function writeStep(tx: Sql, { id, to, by, reason, refundTo, isCashPaid, now }: Step): Promise<void> {
  await tx`
    with moved as (
      update orders set status = ${to}, refund_to = coalesce(${refundTo}::text, refund_to),
        hold_until = case when ${to} in ('canceled', 'failed') then null else hold_until end,
        canceled_by = case when ${to} = 'canceled' then ${by} else canceled_by end,
        cancel_reason = case when ${to} = 'canceled' then ${reason}::text else cancel_reason end,
        payment_status = case when ${isCashPaid}::boolean and payment_method = 'cash_on_delivery' then 'paid'
                              else payment_status end
      where id = ${id}
    )
    insert into order_status_log (order_id, status, moved_by, reason, at)
    select ${id}, ${to}, ${by}, ${reason}::text,
      greatest(${now}::timestamptz, (select max(at) from order_steps where order_id = ${id}))`;
}

type Payment = { id: OrderId; method: PaymentMethod; status: PaymentStatus; holdUntil: Date | null };

export async function writePayment(tx: Sql, { id, method, status, holdUntil }: Payment): Promise<void> {
  await tx`
    update orders set payment_method = ${method}, payment_status = ${status}, hold_until = ${holdUntil}
    where id = ${id}`;
}

export async function writeWalletShare(tx: Sql, id: OrderId, walletMinor: number): Promise<void> {
  await tx`update orders set wallet_minor = ${walletMinor} where id = ${id}`;
}

/** Orders whose payment deadline has passed. */
export function overdueOrders(db: Sql, now: Date, most: number): Promise<{ id: OrderId }[]> {
  return db<{ id: OrderId }[]>`
    select id from orders where hold_until <= ${now} and status = 'pending' order by hold_until limit ${most}`;
}

/** Locks an order if its payment deadline has passed and no other transaction holds it. */
export async function lockIfOverdue(tx: Sql, id: OrderId, now: Date): Promise<boolean> {
  const rows = await tx`
    select id from orders where id = ${id} and hold_until <= ${now} and status = 'pending'
    for no key update skip locked`;
  return rows.length > 0;
}

/** Whether the zone and the store of an order allow cash, and the limit of the module (CHK-08). */
export async function cashRules(
  db: Sql,
  orderId: OrderId,
): Promise<{ isAllowed: boolean; maximumMinor: number | null }> {
  const [row] = await db<{ isAllowed: boolean; maximumMinor: number | null }[]>`
    select z.cash_on_delivery and coalesce(s.takes_cash, true) as "isAllowed", m.maximum_cash_minor as "maximumMinor"
    from orders o join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    left join module_zones m on m.zone_id = o.zone_id and m.module_id = o.module_id
    where o.id = ${orderId}`;
  return row ?? { isAllowed: false, maximumMinor: null };
}
