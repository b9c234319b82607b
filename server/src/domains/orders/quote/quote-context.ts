import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Geo, Ways } from '../../geo/geo.public.ts';
import type { CashbackList } from '../../promotions/promotions.public.ts';
import type { Measure } from './measured-ways.ts';

export type QuoteDeps = {
  shop: Shop;
  geo: Pick<Geo, 'zones'>;
  ways: Ways;
  cashback: Pick<CashbackList, 'bestFor'>;
};

/** The viewer, and the shop's rules for an order. */
export type QuoteContext = { viewer: Viewer; settings: ShopSettings; ways: Measure } & Pick<
  QuoteDeps,
  'geo' | 'cashback'
>;

export function openQuoteContext({ shop, geo, ways, cashback }: QuoteDeps) {
  return async (call: { viewer: () => Promise<Viewer> }): Promise<QuoteContext> => {
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    return { viewer, settings, geo, ways, cashback };
  };
}
