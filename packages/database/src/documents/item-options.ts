import type { Texts } from './texts.ts';

/** An entry of `items.food_variations`: something to choose about a dish. Prices are added to the dish's own. */
export type FoodVariation = {
  name: Texts;
  type: 'single' | 'multi';
  min: number;
  max: number;
  isRequired: boolean;
  /** A value that is switched off is kept for later and not offered. */
  values: { label: Texts; priceMinor: number; isOff?: boolean }[];
};

/** An entry of `items.choice_options`: a property that an article comes in. */
export type ChoiceOption = { title: Texts; options: Texts[] };

/** An entry of `items.variations`: one combination of options, at its own price; its stock is in `inventory` under the key. */
export type Variation = { key: string; label: Texts; priceMinor: number };
