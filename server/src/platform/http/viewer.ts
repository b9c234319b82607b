import type { CustomerId } from '@rialto/database/ids.ts';
import type { Clock } from '../clock.ts';
import type { Owner } from '../owner.ts';
import type { Scope } from './scope.ts';

export type Currency = { code: string; symbol: string; digits: number };

/** The currency of the shop now, and the one an earlier order was placed in. */
export type Currencies = { digits: number; currencyOf: (code: string) => Currency };

/** What every view needs of the shop's settings. */
export type ShopLocale = Currencies & {
  /** Of everything that has no store, such as a parcel. */
  timeZone: string;
};

/** The sender of a request and everything that views depend on. Created once per call and passed on. */
export type Viewer = Pick<Scope, 'zoneIds' | 'moduleId' | 'point' | 'language'> &
  ShopLocale & {
    customerId: CustomerId | null;
    owner: Owner | null;
    now: Date;
    /** The base URL of pictures, with a trailing slash. */
    media: string;
  };

/** What a viewer is created from. The composition fills in the locale, because a domain owns it. */
export type ViewerSource = { clock: Clock; mediaUrl: string; locale: () => Promise<ShopLocale> };

export async function createViewer(
  { clock, mediaUrl, locale }: ViewerSource,
  { zoneIds, moduleId, point, language }: Scope,
  { customerId, owner }: Pick<Viewer, 'customerId' | 'owner'>,
): Promise<Viewer> {
  const shop = await locale();
  return { zoneIds, moduleId, point, language, ...shop, customerId, owner, now: clock(), media: mediaUrl };
}
