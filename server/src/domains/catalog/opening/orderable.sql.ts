import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { readSpans } from '../../../platform/spans.ts';
import type { ItemWindow, OpenStores, Orderable } from './orderable.ts';

/** Whether an item can be ordered, over items as `i`. */
export function isOrderable({ open, extent }: Orderable): Part {
  if (extent === 'everything') return part`true`;
  const [first, ...others] = open.map(ofStores);
  return first ? part`(${others.reduce((either, other) => part`${either} or ${other}`, first)})` : part`false`;
}

/** The beginning of an `order by` over items as `i`: what can be ordered comes first. */
export function orderableFirst(orderable: Orderable): Part {
  // A constant is no sort key.
  return orderable.extent === 'something' ? part`${isOrderable(orderable)} desc,` : part``;
}

function ofStores({ storeIds, windows, hasAllWindows }: OpenStores): Part {
  const isOpen = part`i.store_id = any(${storeIds}::bigint[])`;
  if (hasAllWindows) return isOpen;
  const isAvailable =
    windows.length === 0
      ? part`i.available is null`
      : part`(i.available is null or i.available = any(${windows}::int4multirange[]))`;
  return part`(${isOpen} and ${isAvailable})`;
}

/** The distinct windows of the items of a zone and module. A shop has a handful, such as breakfast and dinner. */
export async function windowsIn(db: Sql, zoneId: number, moduleId: number): Promise<ItemWindow[]> {
  const rows = await db<{ text: string }[]>`
    select distinct i.available::text as text from items i
    where i.zone_id = ${zoneId} and i.module_id = ${moduleId} and i.active and i.store_active and i.available is not null
    order by 1`;
  return rows.map(({ text }) => ({ text, spans: readSpans(text) }));
}
