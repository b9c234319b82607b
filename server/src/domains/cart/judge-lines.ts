import type { Language } from '@rialto/contract/http/languages.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { CartLineId } from '@rialto/database/ids.ts';
import { limitRefusal, MAX_LINE_QUANTITY } from '@rialto/rules/cart/limits.ts';
import { textIn } from '../../platform/wire-values.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import { chosenOf, type Chosen } from './chosen.ts';
import type { Selection } from './selection.ts';

/** A line before anything is known about what it names. */
export type Line = {
  id: CartLineId;
  model: Goods['model'];
  itemId: number;
  nameEn: string;
  nameAr: string | null;
  selection: Selection;
  quantity: number;
};

/** A line with what it names, and why it cannot be ordered as it is. */
export type JudgedLine = { line: Line } & (
  | { goods: Goods; chosen: Chosen; problem: Refusal | null }
  | { goods: Goods | undefined; chosen: null; problem: Refusal }
);

/** Holds every line against what is sold at this moment. Limits are counted over all lines of the same thing. */
export function judgeLines(
  lines: readonly Line[],
  goodsOf: (line: Line) => Goods | undefined,
  now: Date,
  language: Language,
): JudgedLine[] {
  const judged = lines.map((line) => judge(line, goodsOf(line), now, language));
  return judged.map((entry) => (entry.problem ? entry : limited(entry, judged)));
}

function judge(line: Line, goods: Goods | undefined, now: Date, language: Language): JudgedLine {
  const name = textIn(language, goods?.nameEn ?? line.nameEn, goods?.nameAr ?? line.nameAr);
  if (!goods?.isSold) return { line, goods, chosen: null, problem: { code: 'item_unavailable', params: { name } } };
  const result = chosenOf(goods, line.selection, language);
  if ('refusal' in result) return { line, goods, chosen: null, problem: result.refusal };
  const isRunning = goods.run === null || (goods.run.startsAt <= now && now < goods.run.endsAt);
  return { line, goods, chosen: result.chosen, problem: isRunning ? null : { code: 'campaign_over' } };
}

function limited(entry: JudgedLine, all: readonly JudgedLine[]): JudgedLine {
  const { goods, chosen } = entry;
  if (!goods || !chosen) return entry;
  const sameItem = all.filter((other) => other.line.model === goods.model && other.line.itemId === goods.id);
  const sameStock = sameItem.filter((other) => other.chosen?.stockKey === chosen.stockKey);
  if (chosen.stock === 0 && chosen.stockKey !== '') return { ...entry, problem: { code: 'variation_out_of_stock' } };
  const problem =
    limitRefusal({ maximum: null, stock: chosen.stock }, count(sameStock)) ??
    limitRefusal({ maximum: goods.maximumCartQuantity ?? MAX_LINE_QUANTITY, stock: null }, count(sameItem));
  return problem ? { ...entry, problem } : entry;
}

function count(lines: readonly JudgedLine[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0);
}
