/** Whether the selection is available in this quantity (ITM-15). */
export type StockState =
  | { kind: 'enough' }
  | { kind: 'out' }
  | { kind: 'variation_out' }
  | { kind: 'beyond'; left: number };

type Shelf = {
  /** Of the whole item; null if stock is not tracked, as for food. */
  stock: number | null;
  /** Of the chosen variation; null if the item has none. */
  variation: number | null;
  /** Of all its variations. */
  variations: readonly number[];
};

/** The stock state of a selection. */
export function stockState({ stock, variation, variations }: Shelf, quantity: number): StockState {
  if (stock === 0 || (variations.length > 0 && variations.every((left) => left === 0))) return { kind: 'out' };
  if (variation === 0) return { kind: 'variation_out' };
  const left = variation ?? stock;
  return left !== null && quantity > left ? { kind: 'beyond', left } : { kind: 'enough' };
}
