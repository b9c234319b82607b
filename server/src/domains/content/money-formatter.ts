import type { Language } from '@rialto/contract/http/languages.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { moneyText } from '@rialto/rules/price/money-text.ts';
import { amount } from '../../platform/wire-values.ts';

/** Formats amounts for refusal texts in the shop's own currency, with its code if another one has the same symbol. */
export function moneyFormatter(
  { currency, otherCurrencies }: Pick<ShopSettings, 'currency' | 'otherCurrencies'>,
  language: Language,
): (minor: number) => string {
  const isShared = otherCurrencies.some(({ symbol }) => symbol === currency.symbol);
  const symbol = isShared ? `${currency.code} ` : currency.symbol;
  return (minor) => moneyText(amount(minor, currency.digits), { ...currency, symbol, rate: 1 }, language);
}
