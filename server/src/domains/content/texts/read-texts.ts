import type { listPageVersions, readShopTexts, ShopPage } from '@rialto/contract/calls/console/texts.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { pageSlugs, type PageSlug } from '@rialto/contract/shapes/enums.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { findPage } from '../content.sql.ts';
import { readLandingContent } from '../read-landing-content.ts';
import { allPages, pageChanges } from './texts.sql.ts';
import { landingTexts, pageTexts, shopPage } from './texts.view.ts';

const MAX_VERSIONS = 50;

/** All texts as they are stored, not as this node has cached them. */
export async function readTexts(db: Sql): Promise<Omit<Reply<typeof readShopTexts>, 'media_url'>> {
  const [rows, landing] = await Promise.all([allPages(db), readLandingContent(db)]);
  return {
    pages: pageSlugs.map((slug) => {
      const row = rows.find((page) => page.slug === slug) ?? null;
      return shopPage(slug, row, row?.changedAt ?? null);
    }),
    landing: landingTexts(landing),
  };
}

/** Parts of other domains. */
export type TextDeps = {
  /** The names of everybody who has changed something. */
  staffNames(db: Sql): Promise<ReadonlyMap<number, string>>;
};
type Version = Reply<typeof listPageVersions>['versions'][number];

/** The log has only what each change replaced, so earlier texts are made from the present one backwards. */
export async function readPageVersions(
  db: Sql,
  { staffNames }: TextDeps,
  slug: PageSlug,
): Promise<{ versions: Version[] }> {
  const [row, changes] = await Promise.all([findPage(db, slug), pageChanges(db, slug, MAX_VERSIONS)]);
  if (!row) return { versions: [] };
  const names = await staffNames(db);
  const versions: Version[] = [];
  let texts: Pick<ShopPage, 'title' | 'body'> = pageTexts(row);
  for (const { at, staffId, before } of changes) {
    versions.push({ at: at.toISOString(), person: names.get(staffId) ?? null, ...texts });
    if (!before) return { versions };
    texts = { ...texts, ...before };
  }
  if (changes.length < MAX_VERSIONS) versions.push({ at: null, person: null, ...texts });
  return { versions };
}
