import {
  changeItems,
  countItemsByStore,
  listConsoleItems,
  readConsoleItem,
  type BulkChange,
} from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { showChange } from '../../features/catalogue/show-change.ts';
import { callApi } from '../../platform/api.ts';
import { invalidate } from '../../platform/query.ts';
import type { ItemFilter } from './item-filter.ts';
import { idsByStore, type ItemSelection } from './item-selection.ts';

type BulkRequest = { selection: ItemSelection; filter: ItemFilter; change: BulkChange };
type Part = { storeId: number; body: { item_ids: number[] } | { filter: ItemFilter }; size: number };

const changes = [listConsoleItems, readConsoleItem];

/** Changes the chosen items store by store, each store as a whole, and tells after each how many are done. */
export async function changeChosen(
  { selection, filter, change }: BulkRequest,
  onProgress: (done: number) => void,
): Promise<void> {
  const changeIds: (number | null)[] = [];
  let [done, changed] = [0, 0];
  try {
    for (const { storeId, body, size } of await partsOf(selection, filter)) {
      const reply = await callApi(changeItems, { body: { store_id: storeId, ...body, change } });
      changeIds.push(reply.change_id);
      changed += reply.changed_count;
      onProgress((done += size));
    }
  } finally {
    invalidate(...changes);
    if (done > 0) {
      const text = t('console.catalogue_bulk_done', { count: changed });
      showChange({ text, changeIds, changes });
    }
  }
}

async function partsOf(selection: ItemSelection, filter: ItemFilter): Promise<Part[]> {
  if (selection.kind === 'some')
    return [...idsByStore(selection.storeOf)].map(([storeId, ids]) => ({
      storeId,
      body: { item_ids: ids },
      size: ids.length,
    }));
  const { stores } = await callApi(countItemsByStore, { query: filter });
  return stores.map(({ id, item_count }) => ({ storeId: id, body: { filter }, size: item_count }));
}
