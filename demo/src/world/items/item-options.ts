import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { Choice, OptionGroup, Words } from '../../goods/goods.ts';

/** The option groups of a dish. */
export function foodVariationsOf(groups: OptionGroup[] = []): FoodVariation[] {
  return groups.map(({ name, pick, min, max, isRequired, values }) => ({
    name,
    type: pick === 'one' ? 'single' : 'multi',
    min: pick === 'one' ? 1 : (min ?? 1),
    max: pick === 'one' ? 1 : (max ?? values.length),
    isRequired,
    values,
  }));
}

export function choiceOptionsOf(choices: Choice[] = []): ChoiceOption[] {
  return choices.map(({ title, options }) => ({ title, options: options.map(({ label }) => label) }));
}

type Combination = { labels: Words[]; addsMinor: number };

/** Every combination of the options, the first choice changing slowest; empty for an article without choices. */
export function variationsOf(priceMinor: number, choices: Choice[] = []): Variation[] {
  if (choices.length === 0) return [];
  const combinations = choices.reduce<Combination[]>(
    (soFar, { options }) =>
      soFar.flatMap(({ labels, addsMinor }) =>
        options.map((option) => ({
          labels: [...labels, option.label],
          addsMinor: addsMinor + (option.addsMinor ?? 0),
        })),
      ),
    [{ labels: [], addsMinor: 0 }],
  );
  return combinations.map(({ labels, addsMinor }) => ({
    key: labels.map(({ en }) => en).join('-'),
    label: { en: labels.map(({ en }) => en).join(' · '), ar: labels.map(({ ar }) => ar).join(' · ') },
    priceMinor: priceMinor + addsMinor,
  }));
}
