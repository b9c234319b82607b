import * as contract from '@rialto/contract/calls/sitemap.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { openSitemap } from './open-sitemap.ts';

/** Search engines take 50,000 addresses in a list; a fifth of it is quick to make and small enough to hold. */
const PART_SIZE = 10_000;

export function sitemapRoutes(app: App, size = PART_SIZE): void {
  const sitemap = openSitemap(app, size);
  bind(app, contract.listSitemapParts, () => sitemap.parts());
  bind(app, contract.readSitemapPart, ({ params: { kind, from } }) => sitemap.part(kind, from));
}
