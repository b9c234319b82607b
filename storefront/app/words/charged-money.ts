import { moneyText } from '@rialto/rules/price/money-text.ts';
import { useRootData } from '../platform/page/root-data.ts';
import { useCurrency } from './currency.ts';
import { useMoney } from './money-text.ts';

/** Formats an amount that is charged or paid: in the shop's currency, whatever the display currency is. */
export function useChargedMoney(): (amount: number) => string {
  const { config, scope } = useRootData();
  const [own] = config.currencies;
  if (!own) throw new Error('The shop has no currency');
  return (amount) => moneyText(amount, own, scope.language);
}

/** The code of the currency that is charged, such as USD. */
export function useChargedCurrency(): string {
  return useRootData().config.currencies[0]?.code ?? '';
}

/** How many digits its smallest unit has, such as 2 for cents. */
export function useChargedDigits(): number {
  return useRootData().config.currencies[0]?.digits ?? 2;
}

/** A charged amount in the display currency, marked as an approximation; null if that is the shop's currency. */
export function useApproximateMoney(): (amount: number) => string | null {
  const money = useMoney();
  const isShown = useCurrency().code !== useChargedCurrency();
  return (amount) => (isShown ? `≈\u00a0${money(amount)}` : null);
}
