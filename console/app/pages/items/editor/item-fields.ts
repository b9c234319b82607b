import type { ConsoleItem, ItemInput } from '@rialto/contract/calls/console/items.ts';
import type { ShownPicture } from '../../../cards/pictures/picture-field.tsx';

/** What the editor holds: the fields of the API, with pictures that can be shown. */
export type ItemFields = Omit<Required<ItemInput>, 'pictures'> & { pictures: ShownPicture[] };

export const NEW_ITEM: ItemFields = {
  name: { en: '', ar: null },
  description: { en: '', ar: null },
  unit: null,
  category_id: 0,
  brand_id: null,
  condition_id: null,
  price: 0,
  discount: { type: 'percent', value: 0 },
  stock: null,
  pictures: [],
  food_variations: [],
  choice_options: [],
  variations: [],
  add_on_ids: [],
  maximum_cart_quantity: null,
  available: null,
  veg: null,
  halal: false,
  organic: false,
  recommended: false,
  prescription_required: false,
  active: true,
};

/** The fields of a loaded item, without what only the server sets. */
export function fieldsOf(item: ConsoleItem): ItemFields {
  const { id: _id, slug: _slug, store_id: _store, module_id: _module, sold_out_until: _until, ...fields } = item;
  return fields;
}

/** The fields as they are sent. */
export function inputOf({ pictures, ...fields }: Partial<ItemFields>): ItemInput {
  return { ...fields, ...(pictures && { pictures: pictures.map(({ id }) => id) }) };
}

/** Whether the item can be saved. */
export function isComplete({ name, category_id, food_variations, choice_options }: ItemFields): boolean {
  const groups = food_variations.every((group) => group.name.en && group.values.every(({ label }) => label.en));
  const options = choice_options.every(({ title, options }) => title.en && options.every(({ en }) => en));
  return name.en.trim() !== '' && category_id > 0 && groups && options;
}

/** The price after the item's own discount. */
export function priceAfterDiscount({ price, discount }: Pick<ItemFields, 'price' | 'discount'>): number {
  const off = discount.type === 'percent' ? (price * discount.value) / 100 : discount.value;
  return Math.max(0, price - off);
}

export type FieldsProps = { fields: ItemFields; onChange: (more: Partial<ItemFields>) => void };
