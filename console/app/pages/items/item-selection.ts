import type { ListedItem } from '@rialto/contract/calls/console/items.ts';

/** The chosen items with their stores, or all that match the filter. */
export type ItemSelection = { kind: 'some'; storeOf: ReadonlyMap<number, number> } | { kind: 'all' };

export const NO_ITEMS: ItemSelection = { kind: 'some', storeOf: new Map() };

/** The selection with this item added, or removed if it was chosen. */
export function withItem(selection: ItemSelection, { id, store_id }: ListedItem): ItemSelection {
  if (selection.kind === 'all') return { kind: 'some', storeOf: new Map([[id, store_id]]) };
  const storeOf = new Map(selection.storeOf);
  if (!storeOf.delete(id)) storeOf.set(id, store_id);
  return { kind: 'some', storeOf };
}

export function isChosen(selection: ItemSelection, id: number): boolean {
  return selection.kind === 'all' || selection.storeOf.has(id);
}

export function countOf(selection: ItemSelection, total: number): number {
  return selection.kind === 'all' ? total : selection.storeOf.size;
}

/** The chosen ids by store. */
export function idsByStore(storeOf: ReadonlyMap<number, number>): Map<number, number[]> {
  const byStore = Map.groupBy(storeOf, ([, storeId]) => storeId);
  return new Map([...byStore].map(([storeId, pairs]) => [storeId, pairs.map(([id]) => id)]));
}
