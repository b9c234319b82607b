import type { FigureBucket, FigurePlace, Figures, FigureTotals } from '@rialto/contract/calls/console/figures.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { amount, textIn } from '../../platform/wire-values.ts';
import type { ComputedFigures, PeriodFigures } from './compute-figures.ts';
import type { BookRow, FigureRow } from './orders.sql.ts';

type NameRow = { id: number; nameEn: string; nameAr: string | null };
type Names = { stores: readonly NameRow[]; zones: readonly NameRow[] };

/** Stores and zones with anything in the period, most sales first. */
export function figuresView(computed: ComputedFigures, names: Names, viewer: Viewer): Figures {
  const { period, buckets, current, previous, at } = computed;
  const { digits } = viewer;
  return {
    timezone: period.timeZone,
    as_of: at.toISOString(),
    bucket: period.bucket,
    totals: totalsOf(current, digits),
    previous: totalsOf(previous, digits),
    series: buckets.map((start) => bucketOf(current, start, digits)),
    stores: placesOf(current, 'storeId', names.stores, viewer),
    zones: placesOf(current, 'zoneId', names.zones, viewer),
    methods: current.rows
      .filter(({ method }) => method !== null)
      .map(({ method, delivered, salesMinor }) => ({
        method: method ?? '',
        delivered,
        sales: amount(salesMinor, digits),
      }))
      .toSorted((one, other) => other.sales - one.sales),
    books: booksOf(computed, digits),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Each order is in one bucket. */
const byBucket = ({ rows }: PeriodFigures) => rows.filter(({ bucket }) => bucket !== null);

function totalsOf(figures: PeriodFigures, digits: number): FigureTotals {
  const { moved, times } = figures;
  const rows = byBucket(figures);
  const count = (field: 'placed' | 'delivered' | 'cancelled' | 'late' | 'newCustomers') =>
    sum(rows.map((row) => row[field]));
  const money = (field: keyof FigureRow & `${string}Minor`) => amount(sum(rows.map((row) => row[field])), digits);
  return {
    placed: count('placed'),
    delivered: count('delivered'),
    cancelled: count('cancelled'),
    late: count('late'),
    sales: money('salesMinor'),
    goods: money('goodsMinor'),
    discounts: money('discountsMinor'),
    tax: money('taxMinor'),
    fees: money('feesMinor'),
    tips: money('tipsMinor'),
    refunded: amount(sum(moved.map(({ refundedMinor }) => refundedMinor)), digits),
    new_customers: count('newCustomers'),
    preparation_median: times.preparation?.[0] ?? null,
    preparation_p90: times.preparation?.[1] ?? null,
    delivery_median: times.delivery?.[0] ?? null,
    delivery_p90: times.delivery?.[1] ?? null,
  };
}

function bucketOf({ rows, moved }: PeriodFigures, start: Date, digits: number): FigureBucket {
  const isThis = ({ bucket }: { bucket: Date | null }) => bucket?.getTime() === start.getTime();
  const sold = rows.find(isThis);
  return {
    starts_at: start.toISOString(),
    placed: sold?.placed ?? 0,
    cancelled: sold?.cancelled ?? 0,
    ...soldOf(sold, digits),
    fees: amount(sold?.feesMinor ?? 0, digits),
    tips: amount(sold?.tipsMinor ?? 0, digits),
    refunded: amount(sum(moved.filter(isThis).map(({ refundedMinor }) => refundedMinor)), digits),
  };
}

function soldOf(row: FigureRow | undefined, digits: number) {
  return { delivered: row?.delivered ?? 0, late: row?.late ?? 0, sales: amount(row?.salesMinor ?? 0, digits) };
}

function placesOf(
  { rows }: PeriodFigures,
  field: 'storeId' | 'zoneId',
  names: readonly NameRow[],
  { language, digits }: Viewer,
): FigurePlace[] {
  const byId = new Map(rows.map((row) => [row[field], row]));
  return names
    .filter(({ id }) => byId.has(id))
    .map(({ id, nameEn, nameAr }) => ({
      id,
      name: textIn(language, nameEn, nameAr),
      placed: byId.get(id)?.placed ?? 0,
      cancelled: byId.get(id)?.cancelled ?? 0,
      ...soldOf(byId.get(id), digits),
    }))
    .toSorted((one, other) => other.sales - one.sales || other.placed - one.placed || one.id - other.id);
}

/** The accounts of the ledger as the wire calls them. */
const accounts = { wallet: 'wallet', online: 'clearing', cash: 'cash' } as const;

function booksOf({ current }: ComputedFigures, digits: number): Figures['books'] {
  const { moved } = current;
  const rows = byBucket(current);
  const totalOf = (isWanted: (row: BookRow) => boolean) => sum(moved.filter(isWanted).map((row) => row.amountMinor));
  const byAccount = (isIn: boolean) => {
    const of = (account: string) =>
      amount(
        totalOf((row) => row.isIn === isIn && row.account === account),
        digits,
      );
    return { wallet: of(accounts.wallet), online: of(accounts.online), cash: of(accounts.cash) };
  };
  const salesMinor = sum(rows.map((row) => row.salesMinor));
  const bookedMinor = sum(rows.map((row) => row.bookedMinor));
  return {
    received: byAccount(true),
    paid_back: byAccount(false),
    net: amount(totalOf(({ isIn }) => isIn) - totalOf(({ isIn }) => !isIn), digits),
    booked_sales: amount(bookedMinor, digits),
    difference: amount(salesMinor - bookedMinor, digits),
  };
}
