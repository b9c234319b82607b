import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { firstPicks, picksOf, variationOf } from '@rialto/rules/item/article-variations.ts';
import type { AddOnCounts, Choices } from '@rialto/rules/item/selection.ts';
import { noChoices } from '@rialto/rules/item/variations.ts';
import type { PricedItem } from './priced-item.ts';

export type LineChoice = { choices: Choices; picks: readonly number[]; addOns: AddOnCounts; note: string };

export function defaultChoice({ groups, article }: PricedItem): LineChoice {
  return { choices: noChoices(groups), picks: firstPicks(article), addOns: {}, note: '' };
}

/** The choice stored in a cart line; options the item no longer offers are dropped. */
export function choiceOfLine(
  { variation, add_ons, note }: CartLine,
  { groups, article, addOns }: PricedItem,
): LineChoice {
  const labelsOf = (name: string) => variation.find((group) => group.name === name)?.values.map(({ label }) => label);
  const offered = add_ons.filter(({ id }) => addOns.some((addOn) => addOn.id === id));
  return {
    choices: groups.map(({ name, options }) => {
      const labels = labelsOf(name) ?? [];
      return options.flatMap(({ label }, at) => (labels.includes(label) ? [at] : []));
    }),
    picks: picksOf(article, variation[0]?.type ?? '') ?? firstPicks(article),
    addOns: Object.fromEntries(offered.map(({ id, quantity }) => [id, quantity])),
    note: note ?? '',
  };
}

/** Whether a cart line has the given choice and note. */
export function hasChoice(line: CartLine, choice: LineChoice, priced: PricedItem): boolean {
  return keyOf(choiceOfLine(line, priced), priced) === keyOf(choice, priced);
}

function keyOf({ choices, picks, addOns, note }: LineChoice, { article }: PricedItem): string {
  const extras = Object.entries(addOns).sort(([one], [other]) => Number(one) - Number(other));
  return JSON.stringify([choices, variationOf(article, picks)?.key ?? null, extras, note.trim()]);
}
