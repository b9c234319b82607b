import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { FoodVariation } from '@rialto/database/documents/item-options.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { offeredVariations } from './offered-variations.ts';
import type { ItemDetailRow } from './item-row.sql.ts';

type Options = Pick<ItemDetail, 'variations' | 'food_variations' | 'choice_options' | 'add_ons'>;
type OptionRow = Pick<
  ItemDetailRow,
  'storeId' | 'variations' | 'foodVariations' | 'choiceOptions' | 'stocks' | 'addOns'
>;

/** What can be chosen about an item, in the visitor's language. A variation is named by its key, which has no language. */
export function itemOptions(row: OptionRow, { language, digits }: Pick<Viewer, 'language' | 'digits'>): Options {
  return {
    variations: row.variations.map(({ key, label, priceMinor }) => ({
      type: key,
      label: textIn(language, label.en, label.ar),
      price: amount(priceMinor, digits),
      stock: row.stocks[key] ?? 0,
    })),
    food_variations: foodVariations(offeredVariations(row.foodVariations), { language, digits }),
    choice_options: row.choiceOptions.map(({ title, options }, position) => ({
      name: `choice_${position}`,
      title: textIn(language, title.en, title.ar),
      options: options.map((option) => textIn(language, option.en, option.ar)),
    })),
    add_ons: row.addOns.map(({ id, nameEn, nameAr, priceMinor }) => ({
      id,
      store_id: row.storeId,
      name: textIn(language, nameEn, nameAr),
      price: amount(priceMinor, digits),
    })),
  };
}

function foodVariations(
  variations: FoodVariation[],
  { language, digits }: Pick<Viewer, 'language' | 'digits'>,
): Options['food_variations'] {
  return variations.map(({ name, type, min, max, isRequired, values }) => ({
    name: textIn(language, name.en, name.ar),
    type,
    min,
    max,
    required: isRequired ? ('on' as const) : ('off' as const),
    values: values.map(({ label, priceMinor }) => ({
      label: textIn(language, label.en, label.ar),
      optionPrice: amount(priceMinor, digits),
    })),
  }));
}
