import type { Currency } from '@rialto/contract/content.ts';
import { moneyText } from '@rialto/rules/price/money-text.ts';
import { useRootData } from './root-data.ts';

/** Prices as the visitor wants to read them. Display only: amounts are charged in the shop's own currency. */
export function useMoney(): (amount: number) => string {
  const currency = useCurrency();
  const { scope } = useRootData();
  return (amount) => moneyText(amount, currency, scope.language);
}

export function useCurrency(): Currency {
  const { config, scope } = useRootData();
  const chosen = config.currencies.find(({ code }) => code === scope.currency) ?? config.currencies[0];
  if (!chosen) throw new Error('The shop has no currency');
  return chosen;
}
