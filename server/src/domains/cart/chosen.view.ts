import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { amount, textIn } from '../../platform/wire-values.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { LineChoice } from './chosen.ts';

/** The chosen options and add-ons of a cart line or an order line. */
export function chosenView(
  { options, addOns }: Pick<LineChoice, 'options' | 'addOns'>,
  { language, digits }: Pick<Viewer, 'language' | 'digits'>,
): Pick<CartLine, 'variation' | 'add_ons'> {
  return {
    variation: options.map(({ group, key, values }) => ({
      name: textIn(language, group.en, group.ar),
      type: key,
      values: values.map(({ label, priceMinor }) => ({
        label: textIn(language, label.en, label.ar),
        optionPrice: amount(priceMinor, digits),
      })),
    })),
    add_ons: addOns.map(({ id, nameEn, nameAr, priceMinor, quantity }) => ({
      id,
      name: textIn(language, nameEn, nameAr),
      price: amount(priceMinor, digits),
      quantity,
    })),
  };
}
