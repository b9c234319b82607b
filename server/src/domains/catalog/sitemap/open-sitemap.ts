import { sitemapKinds, type SitemapKind } from '@rialto/contract/shapes/enums.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { partStarts, rowsFrom, type SitemapRow } from './sitemap.sql.ts';

const KEEP_SECONDS = 3_600;

/** The first ids of the parts are computed once an hour. A part is read from its first id, without an offset. */
export function openSitemap(app: App, size: number) {
  const parts = cachedUntilChanged(app, {
    seconds: KEEP_SECONDS,
    tables: [],
    load: async (db) => {
      const starts = await Promise.all(sitemapKinds.map((kind) => partStarts[kind](db, size)));
      return sitemapKinds.flatMap((kind, index) => (starts[index] ?? []).map(({ from }) => ({ kind, from })));
    },
  });
  const part = async (kind: SitemapKind, from: number) => (await rowsFrom[kind](app.db, from, size)).map(sitemapEntry);
  return { parts, part };
}

function sitemapEntry({ id, slug, moduleId, zoneId }: SitemapRow) {
  return { id, slug, module_id: moduleId, zone_id: zoneId };
}
