import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { readShopSettings } from '@rialto/contract/calls/console/settings.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { findShopSettings } from '../content.sql.ts';
import { emptyShopSettings } from '../empty-shop.ts';
import type { SettingsDeps } from './change-settings.ts';
import { consoleSettings } from './settings.view.ts';

/** The settings as they are stored, not as this node has cached them. */
export async function readSettings(
  db: Sql,
  { hasPrices }: Pick<SettingsDeps, 'hasPrices'>,
): Promise<Omit<Reply<typeof readShopSettings>, 'media_url'>> {
  const [stored, priced] = await Promise.all([findShopSettings(db), hasPrices(db)]);
  return { ...consoleSettings(stored ?? emptyShopSettings), is_saved: stored !== null, has_prices: priced };
}
