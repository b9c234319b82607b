import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import {
  brandRecords,
  categoryRecords,
  conditionRecords,
  itemRecordsAfter,
  storeKeys,
  storeRecords,
} from '../../catalog/catalog.public.ts';
import type { CellContext } from '../columns/column.ts';
import { entities } from '../entities/entities.ts';
import { csvHeader, csvRows } from './csv-text.ts';

const ITEMS_AT_ONCE = 500;

/** `storeIds`: of which stores; null is all of them. */
export type ExportScope = { storeIds: readonly StoreId[] | null; context: CellContext };

/** A table of the catalogue as CSV, in pieces. `onRecords` sees what is written, such as for its pictures. */
export async function* exportTable(
  db: Sql,
  name: ImportEntity,
  { storeIds, context }: ExportScope,
  onRecords: (records: readonly object[]) => void = () => undefined,
): AsyncGenerator<string> {
  const entity = entities[name];
  yield csvHeader(entity);
  for await (const records of recordsOf(db, name, storeIds)) {
    onRecords(records);
    if (records.length > 0) yield csvRows(entity, records, context);
  }
}

async function* recordsOf(db: Sql, name: ImportEntity, storeIds: readonly StoreId[] | null): AsyncGenerator<object[]> {
  if (name === 'items') yield* itemsOf(db, storeIds);
  else if (name === 'stores') yield (await storeRecords(db, storeIds)).map(({ record }) => record);
  else yield (await shelves[name](db)).map(({ record }) => record);
}

const shelves = { brands: brandRecords, conditions: conditionRecords, categories: categoryRecords };

async function* itemsOf(db: Sql, storeIds: readonly StoreId[] | null): AsyncGenerator<object[]> {
  for (const store of await storeKeys(db, storeIds)) {
    let afterId = 0;
    let count = ITEMS_AT_ONCE;
    while (count === ITEMS_AT_ONCE) {
      const found = await itemRecordsAfter(db, store, { afterId, limit: ITEMS_AT_ONCE });
      yield found.map(({ record }) => record);
      count = found.length;
      afterId = found.at(-1)?.id ?? 0;
    }
  }
}
