import * as contract from '@rialto/contract/calls/sitemap.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { openSitemap } from './open-sitemap.ts';

/** Search engines accept 50,000 URLs per list. A fifth of that is quick to create and small in memory. */
const PART_SIZE = 10_000;

export function sitemapRoutes(app: App, size = PART_SIZE): void {
  const sitemap = openSitemap(app, size);
  bind(app, contract.listSitemapParts, () => sitemap.parts());
  bind(app, contract.readSitemapPart, ({ params: { kind, from } }) => sitemap.part(kind, from));
}
