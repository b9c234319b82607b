import type { Language } from '@rialto/contract/http/languages.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { CartLineId, ItemId } from '@rialto/database/ids.ts';
import { limitRefusal, MAX_LINE_QUANTITY } from '@rialto/rules/cart/limits.ts';
import { textIn } from '../../platform/wire-values.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import { chosenOf, type LineChoice } from './chosen.ts';
import type { Selection } from './selection.ts';

export type Line = {
  id: CartLineId;
  model: Goods['model'];
  itemId: ItemId;
  nameEn: string;
  nameAr: string | null;
  selection: Selection;
  note: string | null;
  quantity: number;
};

/** A line with its item, and why it cannot be ordered. */
export type CheckedLine = { line: Line } & (
  | { goods: Goods; chosen: LineChoice; problem: Refusal | null }
  | { goods: Goods | undefined; chosen: null; problem: Refusal }
);

/** Checks every line with current data. Limits count all lines of the same item. */
export function checkLines(
  lines: readonly Line[],
  goodsOf: (line: Line) => Goods | undefined,
  now: Date,
  language: Language,
): CheckedLine[] {
  const checked = lines.map((line) => checkLine(line, goodsOf(line), now, language));
  return checked.map((entry) => (entry.problem ? entry : withLimits(entry, checked)));
}

function checkLine(line: Line, goods: Goods | undefined, now: Date, language: Language): CheckedLine {
  const name = textIn(language, goods?.nameEn ?? line.nameEn, goods?.nameAr ?? line.nameAr);
  if (!goods?.isSold) return { line, goods, chosen: null, problem: { code: 'item_unavailable', params: { name } } };
  if (goods.needsPrescription) return { line, goods, chosen: null, problem: prescriptionRequired(goods, language) };
  const result = chosenOf(goods, line.selection, language);
  if ('refusal' in result) return { line, goods, chosen: null, problem: result.refusal };
  const isRunning = goods.run === null || (goods.run.startsAt <= now && now < goods.run.endsAt);
  return { line, goods, chosen: result.chosen, problem: isRunning ? null : { code: 'campaign_over' } };
}

function withLimits(entry: CheckedLine, all: readonly CheckedLine[]): CheckedLine {
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

function count(lines: readonly CheckedLine[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0);
}

/** Such an item is ordered with a picture of the prescription, on the page of its store (CHK-12). */
export function prescriptionRequired({ nameEn, nameAr, storeId }: Goods, language: Language): Refusal {
  return {
    code: 'prescription_required',
    params: { name: textIn(language, nameEn, nameAr) },
    details: { store_id: storeId },
  };
}
