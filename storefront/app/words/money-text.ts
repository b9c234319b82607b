import { moneyText } from '@rialto/rules/price/money-text.ts';
import { useCurrency } from './currency.ts';
import { useRootData } from '../platform/page/root-data.ts';

/** Formats prices in the chosen currency. Display only: amounts are charged in the shop's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useCurrency();
  const { scope } = useRootData();
  return (amount) => moneyText(amount, currency, scope.language);
}
