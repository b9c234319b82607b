import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import type { ShopLocale } from '../../platform/http/viewer.ts';
import { findShopSettings } from './content.sql.ts';
import { emptyShopSettings } from './empty-shop.ts';

export { shopFacts } from './settings/settings.sql.ts';
export { checkShownPictures } from './texts/check-shown-pictures.ts';
export { openServices, type OutsideServices } from './services/open-services.ts';
export { moneyFormatter } from './money-formatter.ts';
export { deleteDataOfEmail, deleteSubscriber, insertSubscriber } from './content.sql.ts';

const CACHE_SECONDS = 60;

/** The operator's settings, cached until they change. */
export type Shop = {
  settings(): Promise<ShopSettings>;
  locale(): Promise<ShopLocale>;
};

export function openShop(app: Pick<App, 'clock' | 'db' | 'onChange'>): Shop {
  const settings = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['shop_settings'],
    load: async (db) => (await findShopSettings(db)) ?? emptyShopSettings,
  });
  return { settings, locale: async () => localeOf(await settings()) };
}

/** For a thread, which has no cache that changes invalidate. */
export async function readLocale(db: Sql): Promise<ShopLocale> {
  return localeOf((await findShopSettings(db)) ?? emptyShopSettings);
}

function localeOf({ currency, otherCurrencies, timeZone = 'UTC' }: ShopSettings): ShopLocale {
  const { digits } = currency;
  return {
    timeZone,
    digits,
    currencyOf: (code) =>
      [currency, ...otherCurrencies].find((known) => known.code === code) ?? { code, symbol: code, digits },
  };
}
