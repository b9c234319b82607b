import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { Article } from '@rialto/rules/item/article-variations.ts';
import type { Group } from '@rialto/rules/item/variations.ts';
import type { Discount } from '@rialto/rules/price/discount.ts';
import type { Minor } from '@rialto/rules/price/minor.ts';
import { minorOf } from '../../words/minor.ts';

/** An item in the form the rules take: minor units, booleans, our own names. */
export type PricedItem = {
  basePrice: Minor;
  discount: Discount;
  groups: Group[];
  article: Article;
  addOns: { id: number; name: string; price: Minor }[];
};

const HUNDREDTHS = 100;

/** Converts an API item; `digits` is the number of decimals of the shop's currency. */
export function pricedItem(item: ItemDetail, digits: number): PricedItem {
  const minor = (amount: number) => minorOf(amount, digits);
  return {
    basePrice: minor(item.price),
    discount: {
      type: item.discount_type,
      value: item.discount_type === 'percent' ? Math.round(item.discount * HUNDREDTHS) : minor(item.discount),
    },
    groups: item.food_variations.map(({ name, type, min, max, required, values }) => ({
      name,
      kind: type,
      isRequired: required === 'on',
      min,
      max,
      options: values.map(({ label, optionPrice }) => ({ label, price: minor(optionPrice) })),
    })),
    article: {
      properties: item.choice_options.map(({ title, options }) => ({ title, options })),
      variations: item.variations.map(({ type, label, price, stock }) => ({
        key: type,
        label,
        price: minor(price),
        stock,
      })),
    },
    addOns: item.add_ons.map(({ id, name, price }) => ({ id, name, price: minor(price) })),
  };
}
