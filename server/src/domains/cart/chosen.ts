import type { Language } from '@rialto/contract/http/languages.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import { choiceRefusals, type Group } from '@rialto/rules/item/variations.ts';
import { textIn } from '../../platform/wire-values.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import type { Selection } from './selection.ts';

/** The chosen options and add-ons with current names and prices. An order stores a copy. */
export type LineChoice = {
  basePriceMinor: number;
  options: { group: Texts; key: string | null; values: { label: Texts; priceMinor: number }[] }[];
  addOns: { id: number; nameEn: string; nameAr: string | null; priceMinor: number; quantity: number }[];
  /** Key of the stock; '' for the whole item. */
  stockKey: string;
  /** Units in stock; null if stock is not counted or was not read. */
  stock: number | null;
};

export type ChosenOrNot = { chosen: LineChoice } | { refusal: Refusal };

/** Resolves a selection with current data. Refuses removed options and violated limits. */
export function chosenOf(goods: Goods, selection: Selection, language: Language): ChosenOrNot {
  const variation = goods.variations.find(({ key }) => key === selection.variation);
  if (goods.variations.length > 0 !== (selection.variation !== null)) return { refusal: { code: 'choice_unknown' } };
  if (selection.variation !== null && !variation) return { refusal: { code: 'choice_unknown' } };
  const groups = groupsOf(goods, language);
  const choices = groups.map((group, at) => positionsOf(goods, at, selection));
  const isWhole = selection.choices.every(({ group }) => goods.foodVariations.some(({ name }) => name.en === group));
  if (!isWhole || choices.some((positions) => positions.includes(-1))) return { refusal: { code: 'choice_unknown' } };
  const [refusal] = choiceRefusals(groups, choices);
  if (refusal) return { refusal: refusalOf(refusal) };
  const addOns = addOnsOf(goods, selection);
  if (!addOns) return { refusal: { code: 'add_on_unknown' } };
  const stockKey = variation?.key ?? '';
  return {
    chosen: {
      basePriceMinor: variation?.priceMinor ?? goods.priceMinor,
      options: variation
        ? [{ group: variation.label, key: variation.key, values: [] }]
        : goods.foodVariations.flatMap(({ name, values }, at) => {
            const picked = (choices[at] ?? []).flatMap((position) => values[position] ?? []);
            return picked.length > 0 ? [{ group: name, key: null, values: picked }] : [];
          }),
      addOns,
      stockKey,
      stock: stockOf(goods, stockKey),
    },
  };
}

function stockOf({ stocks }: Goods, key: string): number | null {
  return stocks === null || stocks === 'assumed' ? null : (stocks[key] ?? 0);
}

function groupsOf({ foodVariations }: Goods, language: Language): Group[] {
  return foodVariations.map(({ name, type, min, max, isRequired, values }) => ({
    name: textIn(language, name.en, name.ar),
    kind: type,
    isRequired,
    min,
    max,
    options: values.map(({ label, priceMinor }) => ({ label: label.en, price: priceMinor })),
  }));
}

/** Positions of the chosen options of a group; -1 for a removed one. A single-choice group takes one. */
function positionsOf({ foodVariations }: Goods, at: number, selection: Selection): number[] {
  const group = foodVariations[at];
  const chosen = selection.choices.find(({ group: name }) => name === group?.name.en)?.options ?? [];
  if (group?.type === 'single' && chosen.length > 1) return [-1];
  return chosen.map((option) => group?.values.findIndex(({ label }) => label.en === option) ?? -1);
}

function refusalOf(refusal: ReturnType<typeof choiceRefusals>[number]): Refusal {
  const { kind, ...params } = refusal;
  return { code: kind === 'missing' ? 'choice_missing' : 'choice_bounds', params };
}

function addOnsOf(goods: Goods, { addOns }: Selection): LineChoice['addOns'] | null {
  const found = addOns.flatMap(({ id, quantity }) => {
    const addOn = goods.addOns.find((known) => known.id === id);
    return addOn ? [{ ...addOn, quantity }] : [];
  });
  return found.length === addOns.length ? found : null;
}
