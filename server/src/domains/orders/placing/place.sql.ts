import type { CouponId, ModuleId, OrderId, ZoneId } from '@rialto/database/ids.ts';
import { listOf } from '@rialto/database/part.ts';
import { records } from '@rialto/database/records.ts';
import { shortLockWait } from '@rialto/database/short-lock-wait.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Bill } from '@rialto/rules/price/order-total.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import type { Owner } from '../../../platform/owner.ts';
import { spansText } from '../../../platform/spans.ts';
import { type SellingStore } from '../../catalog/catalog.public.ts';
import type { OrderAddress } from '../order-address.ts';
import type { NewLine } from '../order-row.ts';
import type { ParcelFacts } from '../parcel-row.ts';
import { insertParcel } from '../parcel/parcel.sql.ts';

export async function findOrderNumberKey(db: Sql): Promise<string> {
  const [row] = await db<{ key: string }[]>`select key from order_number_key`;
  if (!row) throw new Error('The key of order numbers is missing');
  return row.key;
}

/** For rows whose own statement does not set the limit. */
export async function limitLockWait(tx: Sql): Promise<void> {
  await tx`select ${shortLockWait}`;
}

/** Reserves the positions of the next orders. */
export async function nextPositions(db: Sql, count: number): Promise<number[]> {
  const rows = await db<{ position: number }[]>`
    select nextval('order_numbers') as position from generate_series(1, ${count})`;
  return rows.map(({ position }) => position);
}

/** Returns the ids that are already used. */
export async function findOrderIds(db: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from orders where id = any(${listOf.bigints(ids)})`;
  return rows.map(({ id }) => id);
}

export type Contact = { name: string; number: string; email: string | null };

/** Idempotency key and hash of the request body. */
export type OrderKey = { key: string; hash: string };

/** What all orders have. Each kind has its own bill, and only goods and prescriptions have a store. */
type OrderBase = {
  id: OrderId;
  owner: Owner;
  key: OrderKey | null;
  currency: string;
  bill: Bill;
  distanceMetres: number | null;
  contact: Contact;
  scheduleAt: Date | null;
  note: string | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** The part of the total that the wallet pays. */
  walletMinor: number;
  holdUntil: Date | null;
  /** In which its buyer reads. */
  language: string;
  now: Date;
};

type StoreOrder = OrderBase & {
  store: SellingStore;
  orderType: 'delivery' | 'take_away';
  address: OrderAddress | null;
};

export type GoodsOrder = StoreOrder & {
  kind: 'goods';
  source: 'cart' | 'buy_now' | 'campaign';
  cartVersion: number | null;
  lines: readonly NewLine[];
  coupon: { id: CouponId; code: string } | null;
  cashbackMinor: number;
};

/** Without lines and price until its store sets them. */
export type PrescriptionOrder = StoreOrder & { kind: 'prescription' };

/** The address is the receiver's, the contact the sender. */
export type ParcelOrder = OrderBase & {
  kind: 'parcel';
  zoneId: ZoneId;
  moduleId: ModuleId;
  address: OrderAddress;
  parcel: ParcelFacts;
};

export type NewOrder = GoodsOrder | PrescriptionOrder | ParcelOrder;

/**
 * Inserts an order with its lines, or with its parcel. Lines and store hours are copies, so later edits do not change them;
 * a table constraint checks that the parts add up to the total.
 */
export async function insertOrder(tx: Sql, order: NewOrder): Promise<void> {
  const { id, owner, bill, contact, now } = order;
  const { store, ...kind } = kindOf(order);
  await tx`
    with placed as (
      insert into orders (id, owner_kind, owner_id, idem_key, idem_hash, cart_version, zone_id, module_id, store_id,
        store_name_en, store_name_ar, store_hours, store_timezone, order_type, source, currency, items_minor,
        add_ons_minor, discount_minor, coupon_minor, first_order_minor, tax_minor, tax_included, delivery_minor,
        tip_minor, additional_minor, total_minor, bill_reasons, is_priced, distance_metres, address, contact_name,
        contact_number, contact_email, schedule_at, note, coupon_id, coupon_code, cashback_minor, payment_method,
        payment_status, wallet_minor, hold_until, language, created_at)
      values (${id}, ${owner.kind}, ${owner.id}, ${order.key?.key ?? null}, ${order.key?.hash ?? null},
        ${kind.cartVersion}, ${kind.zoneId}, ${kind.moduleId}, ${store?.id ?? null}, ${store?.nameEn ?? null},
        ${store?.nameAr ?? null}, ${store ? spansText(store.hours) : null}, ${store?.timezone ?? null},
        ${kind.orderType}, ${kind.source},
        ${order.currency}, ${bill.items.minor}, ${bill.addOns.minor}, ${bill.discount.minor}, ${bill.coupon.minor},
        ${bill.firstOrder.minor}, ${bill.tax.minor}, ${bill.isTaxIncluded}, ${bill.delivery.minor}, ${bill.tip.minor},
        ${bill.additional.minor}, ${bill.total.minor}, ${reasonsOf(bill)}, ${kind.isPriced}, ${order.distanceMetres},
        ${order.address}, ${contact.name}, ${contact.number}, ${contact.email}, ${order.scheduleAt}, ${order.note},
        ${kind.coupon?.id ?? null}, ${kind.coupon?.code ?? null}, ${kind.cashbackMinor}, ${order.paymentMethod},
        ${order.paymentStatus}, ${order.walletMinor}, ${order.holdUntil}, ${order.language}, ${now})
    )
    insert into order_lines select l.* from unnest(${lineRecords(id, kind.lines)}::order_lines[]) l`;
  if (order.kind === 'parcel') await insertParcel(tx, id, order);
}

const NOTHING_BOUGHT = { cartVersion: null, lines: [], coupon: null, cashbackMinor: 0 };

/** The columns that differ by kind. */
function kindOf(order: NewOrder) {
  if (order.kind === 'parcel') {
    const { zoneId, moduleId } = order;
    const type = { orderType: 'parcel', source: 'parcel', isPriced: true };
    return { ...NOTHING_BOUGHT, ...type, store: null, zoneId, moduleId };
  }
  const { store, orderType } = order;
  const ofStore = { store, orderType, zoneId: store.zoneId, moduleId: store.moduleId };
  if (order.kind === 'prescription') return { ...NOTHING_BOUGHT, ...ofStore, source: 'prescription', isPriced: false };
  const { source, cartVersion, lines, coupon, cashbackMinor } = order;
  return { ...ofStore, source, cartVersion, lines, coupon, cashbackMinor, isPriced: true };
}

/** Lines that an order gets after it was placed. */
export async function insertLines(tx: Sql, orderId: OrderId, lines: readonly NewLine[]): Promise<void> {
  await tx`insert into order_lines select l.* from unnest(${lineRecords(orderId, lines)}::order_lines[]) l`;
}

/** Values in the column order of the table. */
function lineRecords(orderId: OrderId, lines: readonly NewLine[]): string {
  return records(
    lines.map((line) => [
      ...[orderId, line.lineNo, line.model, line.itemId, line.nameEn, line.nameAr, line.picture],
      ...[line.selection, line.chosen, line.addOns, line.quantity, line.unitMinor, line.addOnsMinor],
      ...[line.discountMinor, line.discountKind, line.totalMinor, line.tookStock, line.flashSaleId, line.note],
    ]),
  );
}

type OrderByKey = {
  orderId: OrderId;
  totalMinor: number;
  walletMinor: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  holdUntil: Date | null;
  contactNumber: string | null;
  hash: string | null;
};

export async function findOrderByKey(tx: Sql, { kind, id }: Owner, key: string): Promise<OrderByKey | null> {
  const rows = await tx<OrderByKey[]>`
    select id as "orderId", total_minor as "totalMinor", wallet_minor as "walletMinor",
      payment_method as "paymentMethod", payment_status as "paymentStatus", hold_until as "holdUntil",
      contact_number as "contactNumber", idem_hash as hash
    from orders where owner_kind = ${kind} and owner_id = ${id} and idem_key = ${key}`;
  return rows[0] ?? null;
}

/** Violated by the second of two orders with the same key. */
export const DUPLICATE_KEY_CONSTRAINT = 'orders_owner_kind_owner_id_idem_key_key';

/** Why each entry of the bill is what it is. */
export function reasonsOf(bill: Bill): Record<string, string> {
  const { items, addOns, discount, coupon, firstOrder, tax, delivery, tip, additional } = bill;
  const entries = { items, addOns, discount, coupon, firstOrder, tax, delivery, tip, additional };
  return Object.fromEntries(Object.entries(entries).map(([name, { reason }]) => [name, reason]));
}

export async function insertFiles(tx: Sql, orderId: OrderId, fileIds: readonly string[]): Promise<void> {
  await tx`
    insert into order_files (order_id, position, file_id)
    select ${orderId}, f.position, f.id from unnest(${fileIds}::text[]) with ordinality f(id, position)`;
}
