import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';

/** Orders keep their currency when the shop changes its own. */
export function digitsOf({ currency, otherCurrencies }: ShopSettings, code: string): number {
  return [currency, ...otherCurrencies].find((one) => one.code === code)?.digits ?? currency.digits;
}
