import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Bill } from '@rialto/rules/price/order-total.ts';

/** What the price of a prescription depends on. */
export type PrescriptionFacts = { tipMinor: number; distanceMetres: number | null; acceptedAt: Date | null };

/** Null for any other order. The caller has locked it. */
export async function findPrescription(tx: Sql, orderId: OrderId): Promise<PrescriptionFacts | null> {
  const [row] = await tx<PrescriptionFacts[]>`
    select o.tip_minor as "tipMinor", o.distance_metres as "distanceMetres", p.accepted_at as "acceptedAt"
    from orders o left join prescription_prices p on p.order_id = o.id
    where o.id = ${orderId} and o.source = 'prescription'`;
  return row ?? null;
}

export async function deleteLines(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`delete from order_lines where order_id = ${orderId}`;
}

type Price = { orderId: OrderId; bill: Bill; reasons: Record<string, string>; note: string | null; now: Date };

/** Writes the bill of a prescription; an earlier price is replaced. */
export async function writePrice(tx: Sql, { orderId, bill, reasons, note, now }: Price): Promise<void> {
  await tx`
    update orders set items_minor = ${bill.items.minor}, tax_minor = ${bill.tax.minor},
      tax_included = ${bill.isTaxIncluded}, delivery_minor = ${bill.delivery.minor},
      additional_minor = ${bill.additional.minor}, total_minor = ${bill.total.minor}, bill_reasons = ${reasons},
      is_priced = true
    where id = ${orderId}`;
  await tx`
    insert into prescription_prices (order_id, note, priced_at) values (${orderId}, ${note}, ${now})
    on conflict (order_id) do update set note = excluded.note, priced_at = excluded.priced_at`;
}

/** Whether a price waits for the customer's answer. */
export async function hasOpenPrice(tx: Sql, orderId: OrderId): Promise<boolean> {
  const rows = await tx`select from prescription_prices where order_id = ${orderId} and accepted_at is null`;
  return rows.length > 0;
}

export async function markPriceAccepted(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  await tx`update prescription_prices set accepted_at = ${now} where order_id = ${orderId}`;
}

export type FoundItem = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  priceMinor: number;
  picture: string | null;
};
const MOST_ITEMS = 20;

/** Active items of the store of an order whose name contains a text. */
export function itemsOfStoreOf(db: Sql, orderId: OrderId, search: string): Promise<FoundItem[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db<FoundItem[]>`
    select i.id, i.name_en as "nameEn", i.name_ar as "nameAr", i.price_minor as "priceMinor", i.picture
    from orders o join items i on i.store_id = o.store_id
    where o.id = ${orderId} and i.active and (i.name_en ilike ${like} or i.name_ar ilike ${like})
    order by i.name_en, i.id limit ${MOST_ITEMS}`;
}
