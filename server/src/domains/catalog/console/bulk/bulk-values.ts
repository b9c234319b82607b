import { isDeepStrictEqual } from 'node:util';
import type { BulkChange } from '@rialto/contract/calls/console/items.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { amount, minorOf } from '../../../../platform/wire-values.ts';
import type { BulkRow } from './bulk.sql.ts';

/** Percentages are stored in hundredths. */
const PERCENT = 100;

/** An item as the log of changes holds it after a bulk change. */
export type BulkValues = {
  price: number;
  /** By the key of the variation. */
  variation_prices: Record<string, number>;
  category_id: number;
  active: boolean;
  discount: { type: DiscountType; value: number };
  sold_out_until: string | null;
};

export function bulkValues(row: BulkRow, digits: number): BulkValues {
  const { discountType: type, discount } = row;
  return {
    price: amount(row.priceMinor, digits),
    variation_prices: Object.fromEntries(
      row.variations.map(({ key, priceMinor }) => [key, amount(priceMinor, digits)]),
    ),
    category_id: row.categoryId,
    active: row.isActive,
    discount: { type, value: type === 'percent' ? discount / PERCENT : amount(discount, digits) },
    sold_out_until: row.soldOutUntil && row.soldOutUntil.toISOString(),
  };
}

/** The row with these values; values that are missing stay. */
export function withValues(row: BulkRow, values: Partial<BulkValues>, digits: number): BulkRow {
  const { price, variation_prices: prices, discount, sold_out_until: until } = values;
  return {
    id: row.id,
    priceMinor: price === undefined ? row.priceMinor : minorOf(price, digits),
    variations: row.variations.map((variation) => {
      const own = prices?.[variation.key];
      return own === undefined ? variation : { ...variation, priceMinor: minorOf(own, digits) };
    }),
    categoryId: values.category_id ?? row.categoryId,
    isActive: values.active ?? row.isActive,
    discountType: discount?.type ?? row.discountType,
    discount:
      discount === undefined
        ? row.discount
        : discount.type === 'percent'
          ? Math.round(discount.value * PERCENT)
          : minorOf(discount.value, digits),
    soldOutUntil: until === undefined ? row.soldOutUntil : until === null ? null : new Date(until),
  };
}

/** The row after the change. `until` is when something ends that is sold out today. */
export function changedRow(
  row: BulkRow,
  change: BulkChange,
  { until, digits }: { until: Date; digits: number },
): BulkRow {
  const { price_percent: percent = 0, price_amount: added = 0, sold_out: isSoldOut } = change;
  const priced = (minor: number) => Math.max(0, Math.round(minor * (1 + percent / PERCENT)) + minorOf(added, digits));
  const { discount_percent: discount } = change;
  return {
    id: row.id,
    priceMinor: priced(row.priceMinor),
    variations: row.variations.map((variation) => ({ ...variation, priceMinor: priced(variation.priceMinor) })),
    categoryId: change.category_id ?? row.categoryId,
    isActive: change.active ?? row.isActive,
    discountType: discount === undefined ? row.discountType : 'percent',
    discount: discount === undefined ? row.discount : Math.round(discount * PERCENT),
    soldOutUntil: isSoldOut === undefined ? row.soldOutUntil : isSoldOut ? until : null,
  };
}

export type BulkLog = { items: Record<string, Partial<BulkValues>> };

/** What changed, by item: the values before and after. */
export function bulkLog(
  former: readonly BulkRow[],
  rows: readonly BulkRow[],
  digits: number,
): Record<'before' | 'after', BulkLog> {
  const before: BulkLog = { items: {} };
  const after: BulkLog = { items: {} };
  for (const [at, row] of rows.entries()) {
    const was = former[at];
    if (!was) continue;
    const [from, to] = [bulkValues(was, digits), bulkValues(row, digits)];
    const names = (Object.keys(to) as (keyof BulkValues)[]).filter((name) => !isDeepStrictEqual(from[name], to[name]));
    if (names.length === 0) continue;
    before.items[row.id] = Object.fromEntries(names.map((name) => [name, from[name]]));
    after.items[row.id] = Object.fromEntries(names.map((name) => [name, to[name]]));
  }
  return { before, after };
}
