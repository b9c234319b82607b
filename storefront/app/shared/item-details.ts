import { readItem } from '@rialto/contract/calls/items.ts';
import { readItemCampaign } from '@rialto/contract/calls/offers.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { callApi } from '../platform/api/api.ts';
import type { OpenedItem } from '../platform/navigation/item-dialog.ts';
import { fetchIfStale } from '../platform/query/requests.ts';
import type { Query } from '../platform/query/query.ts';

const STALE_MS = 30_000;

/** Invalidates the details of all items, such as after a price has changed. */
export const itemKey = ['item'] as const;

/** The details of an item, fresh for half a minute. */
export const itemQuery = ({ kind, slug }: OpenedItem): Query<ItemDetail> => ({
  key: [...itemKey, kind, slug],
  fetch: (signal) => callApi(kind === 'item' ? readItem : readItemCampaign, { params: { id: slug }, signal }),
  staleMs: STALE_MS,
});

/** Loads the details when a visitor points at a card, before it is clicked. */
export function prefetchItem(slug: string, kind: OpenedItem['kind'] = 'item'): void {
  fetchIfStale(itemQuery({ kind, slug })).catch(() => undefined);
}
