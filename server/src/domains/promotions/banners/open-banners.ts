import { listBanners } from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { activeBanners, type BannerRow } from './banners.sql.ts';

export type Banners = { shownTo(viewer: Viewer): Promise<BannerRow[]> };

export function openBanners(app: App): Banners {
  const all = cachedUntilChanged(app, {
    seconds: listBanners.cacheSeconds,
    tables: ['banners', 'stores', 'items'],
    load: activeBanners,
  });
  return {
    async shownTo(viewer) {
      const moduleId = moduleOf(viewer);
      const zones = new Set<number>(viewer.zoneIds);
      const now = app.clock();
      return (await all()).filter(
        (banner) => banner.moduleId === moduleId && isFor(banner, zones) && isShownAt(banner, now),
      );
    },
  };
}

/** The banner and its target must be in one of the viewer's zones. */
function isFor({ zoneId, store, item }: BannerRow, zones: ReadonlySet<number>): boolean {
  return [zoneId, store?.zoneId, item?.zoneId].every((zone) => zone == null || zones.has(zone));
}

/** Without a time it is shown until it is switched off. */
function isShownAt({ startsAt, endsAt }: BannerRow, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}
