import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { AddOnRecord } from '../../catalog/catalog.public.ts';
import { CellProblem, type CellContext } from './column.ts';
import { escaped, linesOf, splitParts, textsIn, textsPart, unescaped } from './notation.ts';
import { decimalText, minorIn, wholeIn } from './number-kinds.ts';

const MAX_LINES = 200;
const MAX_STOCK = 1_000_000;
const RULE = /^(?<head>.*)\((?<rule>[^()]*)\)$/;
const OFF = /\s+off$/i;
const ANY = /^any(?: (\d{1,3})-(\d{1,3}))?$/;

/** One line each: Size|الحجم (one, required): Small|صغير = 0; Large|كبير = 2.50 */
export const optionLines = {
  read: (cell: string, context: CellContext) => limited(cell).map((line) => optionIn(line, context)),
  write: (options: readonly FoodVariation[], context: CellContext) =>
    options.map((option) => optionLine(option, context)).join('\n'),
};

/** One line each: Colour|اللون: Red|أحمر; Blue|أزرق */
export const choiceLines = {
  read: (cell: string): ChoiceOption[] =>
    limited(cell).map((line) => {
      const [head = '', rest = '', ...more] = splitParts(line, ':');
      const title = textsIn(head);
      const options = splitParts(rest, ';').map(textsIn);
      if (!title || more.length > 0 || !options.every((option) => option !== null))
        throw new CellProblem('not_choices', { line });
      return { title, options };
    }),
  write: (choices: readonly ChoiceOption[]) =>
    choices.map(({ title, options }) => `${textsPart(title)}: ${options.map(textsPart).join('; ')}`).join('\n'),
};

/** One line each: Red-Large|Red · Large|أحمر · كبير = 19.90. The key comes first and never changes. */
export const variationLines = {
  read: (cell: string, context: CellContext): Variation[] =>
    limited(cell).map((line) => {
      const { name, priceMinor } = priced(line, context, 'not_variations');
      const [key = '', ...labels] = splitParts(name, '|').map(unescaped);
      const [en = key, ar = ''] = labels;
      if (key === '' || labels.length > 2) throw new CellProblem('not_variations', { line });
      return { key, label: ar === '' ? { en } : { en, ar }, priceMinor };
    }),
  write: (variations: readonly Variation[], { digits }: CellContext) =>
    variations
      .map(({ key, label, priceMinor }) => `${escaped(key)}|${textsPart(label)} = ${decimalText(priceMinor, digits)}`)
      .join('\n'),
};

/** One line each: Extra cheese|جبن إضافي = 1.50 */
export const addOnLines = {
  read: (cell: string, context: CellContext): AddOnRecord[] => {
    const addOns = limited(cell).map((line) => {
      const { name, priceMinor } = priced(line, context, 'not_add_ons');
      const texts = textsIn(name);
      if (!texts) throw new CellProblem('not_add_ons', { line });
      return { nameEn: texts.en, nameAr: texts.ar ?? null, priceMinor };
    });
    if (new Set(addOns.map(({ nameEn }) => nameEn)).size < addOns.length) throw new CellProblem('add_on_twice');
    return addOns.sort(byName);
  },
  write: (addOns: readonly AddOnRecord[], { digits }: CellContext) =>
    addOns
      .toSorted(byName)
      .map(({ nameEn, nameAr, priceMinor }) => {
        return `${textsPart({ en: nameEn, ar: nameAr })} = ${decimalText(priceMinor, digits)}`;
      })
      .join('\n'),
};

/** A number, or one line for each variation: Red-Large = 12. Empty if stock is not counted. */
export const stockLines = {
  read(cell: string): Record<string, number> | null {
    const lines = limited(cell);
    if (lines.length === 0) return null;
    if (lines.length === 1 && !cell.includes('=')) return { '': wholeIn(cell, 0, MAX_STOCK) };
    const entries = lines.map((line): [string, number] => {
      const [name = '', count = '', ...more] = splitParts(line, '=');
      if (name === '' || more.length > 0) throw new CellProblem('not_stock', { line });
      return [unescaped(name), wholeIn(count, 0, MAX_STOCK)];
    });
    return Object.fromEntries(entries);
  },
  write(stock: Readonly<Record<string, number>> | null) {
    if (stock === null) return '';
    const entries = Object.entries(stock).sort(([a], [b]) => (a < b ? -1 : 1));
    if (entries.length === 1 && entries[0]?.[0] === '') return String(entries[0][1]);
    return entries.map(([key, count]) => `${escaped(key)} = ${count}`).join('\n');
  },
};

const byName = (a: AddOnRecord, b: AddOnRecord) => (a.nameEn < b.nameEn ? -1 : 1);

function limited(cell: string): string[] {
  const lines = linesOf(cell);
  if (lines.length > MAX_LINES) throw new CellProblem('too_many', { count: MAX_LINES });
  return lines;
}

function priced(line: string, { digits }: CellContext, code: 'not_options' | 'not_variations' | 'not_add_ons') {
  const [name = '', price = '', ...more] = splitParts(line, '=');
  if (name === '' || more.length > 0) throw new CellProblem(code, { line });
  return { name, priceMinor: minorIn(price, digits) };
}

function optionIn(line: string, context: CellContext): FoodVariation {
  const [before = '', rest = '', ...more] = splitParts(line, ':');
  const { head = '', rule = '' } = RULE.exec(before)?.groups ?? {};
  const name = textsIn(head.trim());
  if (!name || more.length > 0) throw new CellProblem('not_options', { line });
  const values = splitParts(rest, ';').map((part) => valueIn(part, context));
  const words = rule.split(',').map((word) => word.trim());
  const isRequired = words.includes('required');
  const [how = '', ...others] = words.filter((word) => word !== 'required');
  if (others.length > 0) throw new CellProblem('not_options', { line });
  if (how === 'one') return { name, type: 'single', min: 1, max: 1, isRequired, values };
  const [found, min, max] = ANY.exec(how) ?? [];
  if (found === undefined) throw new CellProblem('not_options', { line });
  const bounds = { min: Number(min ?? 1), max: Number(max ?? values.length) };
  if (bounds.min > bounds.max || bounds.max > values.length) throw new CellProblem('option_bounds', { line });
  return { name, type: 'multi', ...bounds, isRequired, values };
}

/** Small|صغير = 0, or with "off" behind the price if the value is switched off. */
function valueIn(part: string, context: CellContext): FoodVariation['values'][number] {
  const isOff = OFF.test(part);
  const { name, priceMinor } = priced(part.replace(OFF, ''), context, 'not_options');
  const label = textsIn(name);
  if (!label) throw new CellProblem('not_options', { line: part });
  return { label, priceMinor, ...(isOff && { isOff }) };
}

function optionLine({ name, type, min, max, isRequired, values }: FoodVariation, { digits }: CellContext): string {
  const how = type === 'single' ? 'one' : `any ${min}-${max}`;
  const texts = values.map(
    ({ label, priceMinor, isOff }) => `${textsPart(label)} = ${decimalText(priceMinor, digits)}${isOff ? ' off' : ''}`,
  );
  return `${textsPart(name)} (${how}${isRequired ? ', required' : ''}): ${texts.join('; ')}`;
}
