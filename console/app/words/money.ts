import { moneyText } from '@rialto/rules/price/money-text.ts';
import { currentLanguage } from '@rialto/texts/text.ts';
import { useCallback } from 'react';
import { useShopConfig } from '../shared/shop-config.ts';

/** Writes amounts in the currency of the shop; a new function for another language or currency. */
export function useMoney(): (amount: number) => string {
  const { data } = useShopConfig();
  const language = currentLanguage();
  return useCallback(
    (amount: number) => {
      // Until the currency is known.
      if (!data) return String(amount);
      const { currency_symbol: symbol, currency_symbol_direction: direction, digit_after_decimal_point: digits } = data;
      const text = moneyText(Math.abs(amount), { symbol, direction, digits, rate: 1 }, language);
      return amount < 0 ? `\u2212${text}` : text;
    },
    [data, language],
  );
}
