import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import { readSpans } from '../../../platform/spans.ts';

export type BoardStoreRow = {
  id: StoreId;
  nameEn: string;
  nameAr: string | null;
  timezone: string;
  hours: Span[];
  holidays: string[];
  pausedUntil: Date | null;
  busyMinutes: number;
  staffedAt: Date | null;
};

/** `storeIds` is null for all stores. */
export async function boardStores(db: Sql, storeIds: readonly StoreId[] | null): Promise<BoardStoreRow[]> {
  const rows = await db<(Omit<BoardStoreRow, 'hours'> & { hours: string })[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", timezone, hours::text as hours,
      array(select h.day::text from store_holidays h where h.store_id = stores.id) as holidays, paused_until as "pausedUntil",
      busy_minutes as "busyMinutes", staffed_at as "staffedAt"
    from stores where active and (${storeIds}::bigint[] is null or id = any(${storeIds}::bigint[]))
    order by name_en, id`;
  return rows.map((row) => ({ ...row, hours: readSpans(row.hours) }));
}

export async function lockStore(tx: Sql, id: StoreId): Promise<void> {
  await tx`select from stores where id = ${id} for no key update`;
}

type State = Pick<BoardStoreRow, 'id' | 'pausedUntil' | 'busyMinutes' | 'staffedAt'>;

export async function writeStoreState(tx: Sql, { id, pausedUntil, busyMinutes, staffedAt }: State): Promise<void> {
  await tx`
    update stores set paused_until = ${pausedUntil}, busy_minutes = ${busyMinutes}, staffed_at = ${staffedAt}
    where id = ${id}`;
}

const FRESH_MINUTES = 5;

/** Written seldom, because every change of a store clears the caches of stores. */
export async function markStaffed(tx: Sql, id: StoreId, now: Date): Promise<void> {
  await tx`
    update stores set staffed_at = ${now}
    where id = ${id} and (staffed_at is null or staffed_at < ${now}::timestamptz - make_interval(mins => ${FRESH_MINUTES}))`;
}
