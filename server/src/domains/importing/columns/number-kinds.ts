import type { Discount } from '@rialto/rules/price/discount.ts';
import { CellProblem, type CellContext } from './column.ts';

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DECIMAL = /^(\d{1,12})(?:[.,](\d+))?$/;
const MAX_MINOR = 1_000_000_000_000;

/** An amount of the shop's currency, such as 12.50. */
export const amount = {
  read: (cell: string, { digits }: CellContext) => minorIn(cell, digits),
  write: (value: number, { digits }: CellContext) => decimalText(value, digits),
};

export const optionalAmount = {
  read: (cell: string, context: CellContext) => (cell.trim() === '' ? null : amount.read(cell, context)),
  write: (value: number | null, context: CellContext) => (value === null ? '' : amount.write(value, context)),
};

/** A percentage with two decimals, kept in hundredths. */
export const percent = {
  read(cell: string) {
    const value = cell.trim() === '' ? 0 : hundredthsIn(cell.trim().replace(/%$/, ''));
    if (value === null || value > 10_000) throw new CellProblem('not_percent');
    return value;
  },
  write: (value: number) => (value === 0 ? '' : plainPercent(value)),
};

/** 10% or an amount; empty without a discount. */
export const discount = {
  read(cell: string, { digits }: CellContext): Discount {
    const value = cell.trim();
    if (value === '') return { type: 'percent', value: 0 };
    if (value.endsWith('%')) return { type: 'percent', value: percent.read(value) };
    return { type: 'amount', value: minorIn(value, digits, 'not_discount') };
  },
  write({ type, value }: Discount, { digits }: CellContext) {
    if (value === 0) return '';
    return type === 'percent' ? `${plainPercent(value)}%` : decimalText(value, digits);
  },
};

export function whole(min: number, max: number) {
  return { read: (cell: string) => wholeIn(cell, min, max), write: (value: number) => String(value) };
}

export function optionalWhole(min: number, max: number) {
  return {
    read: (cell: string) => (cell.trim() === '' ? null : wholeIn(cell, min, max)),
    write: (value: number | null) => (value === null ? '' : String(value)),
  };
}

/** Degrees of latitude or longitude. */
export function degrees(max: number) {
  return {
    read(cell: string) {
      const value = Number(western(cell.trim()).replace(',', '.'));
      if (cell.trim() === '' || !(Math.abs(value) <= max)) throw new CellProblem('not_degrees', { count: max });
      return value;
    },
    write: (value: number) => String(value),
  };
}

const YES = new Set(['yes', 'true', '1', 'y', 'نعم']);
const NO = new Set(['no', 'false', '0', 'n', 'لا']);

export const yesNo = {
  read(cell: string) {
    const value = optionalYesNo.read(cell);
    if (value === null) throw new CellProblem('not_yes_no');
    return value;
  },
  write: (value: boolean) => (value ? 'yes' : 'no'),
};

export const optionalYesNo = {
  read(cell: string) {
    const value = cell.trim().toLowerCase();
    if (value === '') return null;
    if (YES.has(value)) return true;
    if (NO.has(value)) return false;
    throw new CellProblem('not_yes_no');
  },
  write: (value: boolean | null) => (value === null ? '' : yesNo.write(value)),
};

export function minorIn(cell: string, digits: number, code: 'not_amount' | 'not_discount' = 'not_amount'): number {
  const [, units = '', decimals = ''] = DECIMAL.exec(western(cell.trim())) ?? [];
  if (units === '' || decimals.replace(/0+$/, '').length > digits) throw new CellProblem(code, { count: digits });
  const value = Number(units) * 10 ** digits + Number(decimals.slice(0, digits).padEnd(digits, '0') || 0);
  if (value >= MAX_MINOR) throw new CellProblem(code, { count: digits });
  return value;
}

export function decimalText(minor: number, digits: number): string {
  return (minor / 10 ** digits).toFixed(digits);
}

export function wholeIn(cell: string, min: number, max: number): number {
  const value = western(cell.trim());
  if (!/^\d{1,12}$/.test(value) || Number(value) < min || Number(value) > max)
    throw new CellProblem('not_whole', { min, max });
  return Number(value);
}

function hundredthsIn(cell: string): number | null {
  const [, units = '', decimals = ''] = DECIMAL.exec(western(cell.trim())) ?? [];
  return units === '' || decimals.length > 2 ? null : Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

function plainPercent(hundredths: number): string {
  return String(hundredths / 100);
}

function western(value: string): string {
  return value.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
