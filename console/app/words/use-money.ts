import { moneyText } from '@rialto/rules/price/money-text.ts';
import { currentLanguage } from '@rialto/texts/text.ts';
import { useShop } from '../platform/shop.ts';

/** Turns an amount of the shop's currency into text, with a minus before the symbol; empty until the currency is known. */
export function useMoney(): (amount: number) => string {
  const shop = useShop();
  return (amount) => {
    if (!shop) return '';
    const { currency_symbol: symbol, currency_symbol_direction: direction, digit_after_decimal_point: digits } = shop;
    const text = moneyText(Math.abs(amount), { symbol, direction, digits, rate: 1 }, currentLanguage());
    return amount < 0 ? `−${text}` : text;
  };
}
