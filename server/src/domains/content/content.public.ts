import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { App } from '../../platform/app.ts';
import { cached } from '../../platform/cached.ts';
import { findShopSettings } from './content.sql.ts';
import { emptyShopSettings } from './empty-shop.ts';

const KEEP_MS = 60_000;

/** What the operator has set, held in memory until it changes. */
export type Shop = { settings(): Promise<ShopSettings> };

export function openShop(app: App): Shop {
  const kept = cached<ShopSettings>(app.clock, KEEP_MS);
  const load = async () => (await findShopSettings(app.db)) ?? emptyShopSettings;
  app.onChange('shop_settings', kept.drop);
  return { settings: () => kept.read('shop', load) };
}
