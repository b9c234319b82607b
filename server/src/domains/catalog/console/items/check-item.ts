import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { slugOf } from '@rialto/rules/text/slug.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPictures } from '../check-references.ts';
import type { ItemFields } from './console-item.view.ts';
import { countAddOns, findReferences } from './item-references.sql.ts';

/** Refuses fields that contradict each other or name something that does not exist; returns the category above. */
export async function checkItem(tx: Sql, storeId: StoreId, fields: ItemFields): Promise<{ parentCategoryId: number }> {
  checkOptions(fields);
  checkDiscount(fields);
  const named = { categoryId: fields.category_id, brandId: fields.brand_id, conditionId: fields.condition_id };
  const { parentCategoryId, hasBrand, hasCondition } = await findReferences(tx, { storeId, ...named });
  if (parentCategoryId === null) throw new RefusalError({ code: 'category_unknown' });
  if (!hasBrand) throw new RefusalError({ code: 'brand_unknown' });
  if (!hasCondition) throw new RefusalError({ code: 'condition_unknown' });
  await checkPictures(tx, fields.pictures);
  if ((await countAddOns(tx, storeId, fields.add_on_ids)) < fields.add_on_ids.length)
    throw new RefusalError({ code: 'add_on_unknown' });
  return { parentCategoryId };
}

function checkDiscount({ discount, price }: ItemFields): void {
  const most = discount.type === 'percent' ? 100 : price;
  if (discount.value > most) throw new RefusalError({ code: 'discount_too_high' });
}

/** A line of a cart names its options in English, so each name may occur once. */
function checkOptions({ food_variations: groups, choice_options: properties, variations }: ItemFields): void {
  checkNames(groups.map(({ name }) => name.en));
  for (const { name, type, required, min, max, values } of groups) {
    checkNames(values.map(({ label }) => label.en));
    const isPossible = type === 'single' || (min <= max && max <= values.length && max > 0 && (!required || min > 0));
    if (!isPossible) throw new RefusalError({ code: 'options_bounds', params: { name: name.en } });
  }
  checkNames(properties.map(({ title }) => title.en));
  for (const { options } of properties) checkNames(options.map(({ en }) => en));
  checkNames(variations.map(({ label }) => label.en));
}

function checkNames(names: readonly string[]): void {
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) throw new RefusalError({ code: 'options_repeated', params: { name: repeated } });
}

/** Gives new combinations a key. Keys of existing ones stay, because carts and stock refer to them. */
export function withKeys(variations: ItemFields['variations']): ItemFields['variations'] {
  const used = new Set(variations.map(({ key }) => key).filter((key) => key !== ''));
  return variations.map((variation) => {
    if (variation.key !== '') return variation;
    const name = slugOf(variation.label.en, 'variation');
    let [key, count] = [name, 2];
    while (used.has(key)) key = `${name}-${count++}`;
    used.add(key);
    return { ...variation, key };
  });
}
