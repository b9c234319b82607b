import type { Minor } from '../price/minor.ts';
import type { Choices } from './selection.ts';

/** A group of options of a dish. */
export type Group = {
  name: string;
  kind: 'single' | 'multi';
  isRequired: boolean;
  min: number;
  max: number;
  options: readonly { label: string; price: Minor }[];
};

export type ChoiceRefusal =
  | { kind: 'missing'; name: string }
  | { kind: 'out_of_bounds'; name: string; min: number; max: number };

/** No choice in any group. */
export function noChoices(groups: readonly Group[]): Choices {
  return groups.map(() => []);
}

/**
 * Pressing an option selects it: in a single group it replaces the previous one. Pressing it again deselects it
 * (ITM-11).
 */
export function afterPress(groups: readonly Group[], choices: Choices, groupAt: number, optionAt: number): Choices {
  return groups.map((group, at) => {
    const chosen = choices[at] ?? [];
    if (at !== groupAt) return chosen;
    if (chosen.includes(optionAt)) return chosen.filter((position) => position !== optionAt);
    return group.kind === 'single' ? [optionAt] : [...chosen, optionAt].sort((a, b) => a - b);
  });
}

/** Why these choices cannot be ordered, by group; empty if they can (ITM-12). */
export function choiceRefusals(groups: readonly Group[], choices: Choices): ChoiceRefusal[] {
  return groups.flatMap((group, at) => refusalOf(group, choices[at]?.length ?? 0) ?? []);
}

/** An optional group must respect its bounds too, once something is chosen. */
function refusalOf({ name, kind, isRequired, min, max }: Group, count: number): ChoiceRefusal | null {
  if (count === 0) return isRequired ? { kind: 'missing', name } : null;
  if (kind === 'single' || (min <= count && count <= max)) return null;
  return { kind: 'out_of_bounds', name, min, max };
}

/** The prices of the chosen options, which are added to the dish. */
export function chosenPrices(groups: readonly Group[], choices: Choices): Minor[] {
  return groups.flatMap(({ options }, at) => (choices[at] ?? []).flatMap((position) => options[position]?.price ?? []));
}
