/** Limits for the quantity of a line; null if there is no limit, such as the stock of food. */
export type QuantityLimits = { maximum: number | null; stock: number | null };

export type QuantityRefusal = { kind: 'maximum'; most: number } | { kind: 'stock'; left: number };

/**
 * Why this quantity is not available, or null (ITM-10). Stock is checked first because it cannot be exceeded at all.
 */
export function quantityRefusal({ maximum, stock }: QuantityLimits, wanted: number): QuantityRefusal | null {
  if (stock !== null && wanted > stock) return { kind: 'stock', left: stock };
  if (maximum !== null && wanted > maximum) return { kind: 'maximum', most: maximum };
  return null;
}
