import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import { createHash } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import type { Goods } from '../catalog/catalog.public.ts';

/** A selection independent of language and order, so that equal choices are equal texts. */
export type Selection = {
  /** The chosen options of each group, by their English names. */
  choices: { group: string; options: string[] }[];
  /** The key of an article's variation. */
  variation: string | null;
  addOns: { id: number; quantity: number }[];
};

type SelectionInput = Pick<RequestedCartLine, 'variation' | 'add_on_ids' | 'add_on_qtys'>;

/** Converts a request to the stored form. Unknown options and add-ons are refused (trust.md T04, T05). */
export function selectionOf(goods: Goods, request: SelectionInput): Selection {
  const sent = request.variation ?? [];
  const isArticle = goods.variations.length > 0;
  return {
    choices: isArticle ? [] : choicesOf(goods, sent),
    variation: isArticle ? variationOf(goods, sent) : null,
    addOns: addOnsOf(goods, request.add_on_ids ?? [], request.add_on_qtys ?? []),
  };
}

/** A note of spaces counts as none. */
export function noteOf(sent: string | null | undefined): string | null {
  return sent?.trim() || null;
}

/** Equal for equal selections and notes, and short enough for an index. */
export function hashOf({ selection, note }: { selection: Selection; note: string | null }): string {
  // As a list, because jsonb does not keep the order of keys.
  const text = JSON.stringify([
    selection.choices.map(({ group, options }) => [group, options]),
    selection.variation,
    selection.addOns.map(({ id, quantity }) => [id, quantity]),
    // Lines without a note keep the hash they had before there were notes.
    ...(note === null ? [] : [note]),
  ]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

type VariationInput = NonNullable<SelectionInput['variation']>;

function choicesOf({ foodVariations }: Goods, sent: VariationInput): Selection['choices'] {
  const groups = sent.filter(({ values }) => (values?.label.length ?? 0) > 0);
  const names = groups.map(({ name }) => foodVariations.find((group) => isCalled(group.name, name ?? ''))?.name.en);
  if (names.some((name) => name === undefined) || new Set(names).size < names.length) throw unknownChoice();
  return foodVariations.flatMap((group) => {
    const labels = groups[names.indexOf(group.name.en)]?.values?.label;
    if (!labels) return [];
    const chosen = group.values.filter(({ label }) => labels.some((sentLabel) => isCalled(label, sentLabel)));
    if (chosen.length !== labels.length || new Set(labels).size < labels.length) throw unknownChoice();
    return [{ group: group.name.en, options: chosen.map(({ label }) => label.en) }];
  });
}

function variationOf({ variations }: Goods, sent: VariationInput): string {
  const [first, ...more] = sent;
  const found = variations.find(({ key }) => key === first?.type);
  if (!found || more.length > 0) throw unknownChoice();
  return found.key;
}

function addOnsOf(goods: Goods, ids: readonly number[], quantities: readonly number[]): Selection['addOns'] {
  const isKnown = (id: number) => goods.addOns.some((addOn) => addOn.id === id);
  if (ids.length !== quantities.length || new Set(ids).size < ids.length || !ids.every(isKnown))
    throw new RefusalError({ code: 'add_on_unknown' });
  return ids.map((id, at) => ({ id, quantity: quantities[at] ?? 0 })).sort((a, b) => a.id - b.id);
}

/** The client sends labels in the displayed language. */
function isCalled(texts: Texts, sent: string): boolean {
  return texts.en === sent || texts.ar === sent;
}

function unknownChoice(): RefusalError {
  return new RefusalError({ code: 'choice_unknown' });
}
