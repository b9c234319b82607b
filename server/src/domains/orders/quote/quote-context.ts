import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Geo } from '../../geo/geo.public.ts';

export type QuoteDeps = { shop: Shop; geo: Pick<Geo, 'zones'> };

/** The viewer, and the shop's rules for an order. */
export type QuoteContext = { viewer: Viewer; settings: ShopSettings; geo: Pick<Geo, 'zones'> };

export function openQuoteContext({ shop, geo }: QuoteDeps) {
  return async (call: { viewer: () => Promise<Viewer> }): Promise<QuoteContext> => {
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    return { viewer, settings, geo };
  };
}
