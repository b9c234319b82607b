import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { readSpans } from '../../../platform/spans.ts';
import type { ItemWindow, OpenStores, Orderable } from './orderable.ts';

/** Whether an item can be ordered, over items as `i`. */
export function isOrderable({ open, extent, storeCount }: Orderable): Part {
  if (extent === 'everything') return part`true`;
  const [first, ...others] = open.map((group) => ofStores(group, storeCount));
  return first ? part`(${others.reduce((either, other) => part`${either} or ${other}`, first)})` : part`false`;
}

/** The beginning of an `order by` over items as `i` that puts those first that can be ordered. */
export function orderableFirst(orderable: Orderable): Part {
  // PostgreSQL refuses a constant as a sort key.
  return orderable.extent === 'something' ? part`${isOrderable(orderable)} desc,` : part``;
}

/** Few open stores are looked up in their index; many, or a large share, are a condition on a list read in its order. */
const FEW_STORES = 20;
const SMALL_SHARE = 0.25;

function ofStores({ storeIds, windows, hasAllWindows }: OpenStores, storeCount: number): Part {
  const isOfStores = part`i.store_id = any(${storeIds}::bigint[])`;
  // No index can be searched for `coalesce`, and the planner expects it to pass half of the rows.
  const areFew = storeIds.length <= Math.min(FEW_STORES, SMALL_SHARE * storeCount);
  const isOpen = areFew ? isOfStores : part`coalesce(${isOfStores}, false)`;
  if (hasAllWindows) return isOpen;
  const isAvailable =
    windows.length === 0
      ? part`i.available is null`
      : part`(i.available is null or i.available = any(${windows}::int4multirange[]))`;
  return part`(${isOpen} and ${isAvailable})`;
}

/**
 * The distinct windows of the items of a zone and module. A shop has a handful, such as breakfast and dinner, so each is
 * looked up in the index after the previous one.
 */
export async function windowsIn(db: Sql, zoneId: ZoneId, moduleId: ModuleId): Promise<ItemWindow[]> {
  const next = (after: Part) => part`
    select i.available from items i
    where i.zone_id = ${zoneId} and i.module_id = ${moduleId} and i.active and i.store_active and i.available is not null
      and ${after}
    order by i.available limit 1`;
  const rows = await db<{ text: string }[]>`
    with recursive known as (
      (${next(part`true`)})
      union all
      select (${next(part`i.available > known.available`)}) from known where known.available is not null
    )
    select available::text as text from known where available is not null`;
  return rows.map(({ text }) => ({ text, spans: readSpans(text) }));
}
