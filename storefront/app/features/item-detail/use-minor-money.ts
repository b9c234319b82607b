import type { Minor } from '@rialto/rules/price/minor.ts';
import { useMoney } from '../../words/money-text.ts';
import { amountOf } from '../../words/minor.ts';
import { useRootData } from '../../platform/page/root-data.ts';

/** Formats an amount in minor units. */
export function useMinorMoney(): (minor: Minor) => string {
  const money = useMoney();
  const { digit_after_decimal_point: digits } = useRootData().config;
  return (minor) => money(amountOf(minor, digits));
}
