import type { StoreId } from '@rialto/database/ids.ts';
import { createHash } from 'node:crypto';
import { isOpenAt, isWithin, type Span } from '@rialto/rules/store/hours.ts';
import { minuteOfWeek, MINUTES_OF_DAY } from '@rialto/rules/store/minute-of-week.ts';
import type { StoreRow } from '../stores/stores.sql.ts';

/** The open stores of one time zone, and the windows of items that include the time there. */
export type OpenStores = { storeIds: StoreId[]; windows: string[]; hasAllWindows: boolean };

/** What can be ordered at one time, of some zones and modules. */
export type Orderable = {
  /** Equal for two times at which the same can be ordered, so it identifies the order of a list. */
  key: string;
  open: OpenStores[];
  /** Whether everything, or nothing, can be ordered: such a list has one part. */
  extent: 'everything' | 'something' | 'nothing';
  /** The stores, open or closed. */
  storeCount: number;
};

/** A distinct window of items: its text in the database and its minutes of the day. */
export type ItemWindow = { text: string; spans: Span[] };

type StoreTimes = Pick<StoreRow, 'id' | 'hours' | 'timezone' | 'holidays'> & { pausedUntil?: Date | null };

export function orderableAt(stores: readonly StoreTimes[], windows: readonly ItemWindow[], at: Date): Orderable {
  const open = stores.filter((store) => isOpenAt(store, at));
  const byZone = Map.groupBy(open, ({ timezone }) => timezone);
  const groups = [...byZone].map(([timezone, inZone]) => {
    const minute = minuteOfWeek(at, timezone) % MINUTES_OF_DAY;
    const now = windows.filter(({ spans }) => isWithin(spans, minute)).map(({ text }) => text);
    const storeIds = inZone.map(({ id }) => id).sort((a, b) => a - b);
    return { storeIds, windows: now, hasAllWindows: now.length === windows.length };
  });
  return extentOf(groups, stores.length);
}

/** What can be ordered from some stores. The key does not depend on other stores, so that their lists stay cached. */
export function orderableFrom({ open }: Orderable, storeIds: readonly StoreId[]): Orderable {
  const wanted = new Set(storeIds);
  const groups = open
    .map((group) => ({ ...group, storeIds: group.storeIds.filter((id) => wanted.has(id)) }))
    .filter((group) => group.storeIds.length > 0);
  return extentOf(groups, wanted.size);
}

function extentOf(open: OpenStores[], storeCount: number): Orderable {
  const openCount = open.reduce((sum, { storeIds }) => sum + storeIds.length, 0);
  const isEverything = openCount === storeCount && open.every(({ hasAllWindows }) => hasAllWindows);
  const extent = openCount === 0 ? 'nothing' : isEverything ? 'everything' : 'something';
  return { key: keyOf(open), open, extent, storeCount };
}

/** Whether an item can be ordered; its window is in the text form of the database. */
export function canBeOrdered(
  { open }: Orderable,
  { storeId, window }: { storeId: StoreId; window: string | null },
): boolean {
  const own = open.find(({ storeIds }) => storeIds.includes(storeId));
  return own !== undefined && (window === null || own.windows.includes(window));
}

function keyOf(open: readonly OpenStores[]): string {
  return createHash('sha256').update(JSON.stringify(open)).digest('base64url').slice(0, 16);
}
