import type { FoodVariation } from '@rialto/database/documents/item-options.ts';

/** The options that customers can choose: without values that are switched off, with limits that still can be met. */
export function offeredVariations(variations: readonly FoodVariation[]): FoodVariation[] {
  if (!variations.some(({ values }) => values.some(({ isOff }) => isOff))) return [...variations];
  return variations.flatMap((variation) => {
    const values = variation.values.filter(({ isOff }) => !isOff);
    const most = (limit: number) => Math.min(limit, values.length);
    return values.length === 0 ? [] : [{ ...variation, values, min: most(variation.min), max: most(variation.max) }];
  });
}
