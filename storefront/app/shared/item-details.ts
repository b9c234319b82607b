import { readItem } from '@rialto/contract/calls/items.ts';
import { readItemCampaign } from '@rialto/contract/calls/offers.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { callApi } from '../platform/api/api.ts';
import type { OpenedItem } from '../platform/navigation/item-dialog.ts';

const KEEP_MS = 30_000;
const known = new Map<string, { at: number; item: Promise<ItemDetail> }>();

/** The details of an item, asked for once however often they are wanted within half a minute. */
export function itemDetails({ kind, slug }: OpenedItem): Promise<ItemDetail> {
  const key = `${kind}/${slug}`;
  const kept = known.get(key);
  if (kept && kept.at > Date.now() - KEEP_MS) return kept.item;
  const params = { id: slug };
  const item = kind === 'item' ? callApi(readItem, { params }) : callApi(readItemCampaign, { params });
  known.set(key, { at: Date.now(), item });
  item.catch(() => known.delete(key));
  return item;
}

/** A visitor who points at a card will probably press it. */
export function prefetchItem(slug: string, kind: OpenedItem['kind'] = 'item'): void {
  itemDetails({ kind, slug }).catch(() => undefined);
}

/** After prices have changed, everything is asked for again. */
export function forgetItemDetails(): void {
  known.clear();
}
