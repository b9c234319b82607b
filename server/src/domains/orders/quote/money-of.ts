import type { Language } from '@rialto/contract/http/languages.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { moneyText } from '@rialto/rules/price/money-text.ts';
import { amount } from '../../../platform/wire-values.ts';

/** Amounts as a message says them: in the shop's own currency. */
export function moneyOf({ currency }: ShopSettings, language: Language): (minor: number) => string {
  return (minor) => moneyText(amount(minor, currency.digits), { ...currency, rate: 1 }, language);
}
