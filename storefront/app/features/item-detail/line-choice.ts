import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { firstPicks, picksOf, variationOf } from '@rialto/rules/item/article-variations.ts';
import type { AddOnCounts, Choices } from '@rialto/rules/item/selection.ts';
import { noChoices } from '@rialto/rules/item/variations.ts';
import type { ItemTerms } from './item-terms.ts';

export type Chosen = { choices: Choices; picks: readonly number[]; addOns: AddOnCounts };

export function nothingChosen({ groups, article }: ItemTerms): Chosen {
  return { choices: noChoices(groups), picks: firstPicks(article), addOns: {} };
}

/** What was chosen for a line of the cart, among what the item offers now; what it no longer offers is left out. */
export function chosenOf({ variation, add_ons }: CartLine, { groups, article, addOns }: ItemTerms): Chosen {
  const labelsOf = (name: string) => variation.find((group) => group.name === name)?.values.map(({ label }) => label);
  const offered = add_ons.filter(({ id }) => addOns.some((addOn) => addOn.id === id));
  return {
    choices: groups.map(({ name, options }) => {
      const labels = labelsOf(name) ?? [];
      return options.flatMap(({ label }, at) => (labels.includes(label) ? [at] : []));
    }),
    picks: picksOf(article, variation[0]?.type ?? '') ?? firstPicks(article),
    addOns: Object.fromEntries(offered.map(({ id, quantity }) => [id, quantity])),
  };
}

/** Whether a line of the cart was chosen in the same way. */
export function isChosenBy(line: CartLine, chosen: Chosen, terms: ItemTerms): boolean {
  return keyOf(chosenOf(line, terms), terms) === keyOf(chosen, terms);
}

function keyOf({ choices, picks, addOns }: Chosen, { article }: ItemTerms): string {
  const extras = Object.entries(addOns).sort(([one], [other]) => Number(one) - Number(other));
  return JSON.stringify([choices, variationOf(article, picks)?.key ?? null, extras]);
}
