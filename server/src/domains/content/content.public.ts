import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import { findShopSettings } from './content.sql.ts';
import { emptyShopSettings } from './empty-shop.ts';

const CACHE_SECONDS = 60;

/** The operator's settings, cached until they change. */
export type Shop = { settings(): Promise<ShopSettings> };

export function openShop(app: App): Shop {
  const settings = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['shop_settings'],
    load: async (db) => (await findShopSettings(db)) ?? emptyShopSettings,
  });
  return { settings };
}
