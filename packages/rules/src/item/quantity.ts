/** What bounds how many of an item one line may have; null where nothing does, as the stock of food. */
export type QuantityLimits = { maximum: number | null; stock: number | null };

export type QuantityRefusal = { kind: 'maximum'; most: number } | { kind: 'stock'; left: number };

/** Why this many cannot be had, or null (ITM-10). The stock comes first: it is the truth about the shelf. */
export function quantityRefusal({ maximum, stock }: QuantityLimits, wanted: number): QuantityRefusal | null {
  if (stock !== null && wanted > stock) return { kind: 'stock', left: stock };
  if (maximum !== null && wanted > maximum) return { kind: 'maximum', most: maximum };
  return null;
}
