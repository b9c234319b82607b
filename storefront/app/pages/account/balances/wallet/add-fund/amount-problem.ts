import { t } from '@rialto/texts/text.ts';
import { parseAmount } from '../../../../../words/parse-amount.ts';

type Limits = { minimum: number; maximum: number; digits: number };

/** The typed amount if it can be added; null if not. */
export function allowedAmount(typed: string, { minimum, maximum, digits }: Limits): number | null {
  const amount = exactAmount(typed, digits);
  return amount !== null && amount >= minimum && amount <= maximum ? amount : null;
}

/** Why the typed amount cannot be added. */
export function amountProblem(
  typed: string,
  { minimum, maximum, digits }: Limits,
  money: (amount: number) => string,
): string {
  if (exactAmount(typed, digits) === null) return t('add_fund.wrong');
  return t('add_fund.limits', { minimum: money(minimum), maximum: money(maximum) });
}

/** More decimals than the currency has are refused, because 1,000 may be meant as a thousand. */
function exactAmount(typed: string, digits: number): number | null {
  const decimals = /[.,٫](.*)$/.exec(typed.trim())?.[1] ?? '';
  return decimals.length > digits ? null : parseAmount(typed);
}
