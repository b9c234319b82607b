import { listSitemapParts } from '@rialto/contract/calls/sitemap.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { sitemapIndex } from '../../platform/page/sitemap.ts';
import type { Route } from './+types/sitemap.route';

/** The sitemap index. A sitemap has at most 10,000 URLs. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = await apiOf(request, context)(listSitemapParts, {});
  const names = ['pages', ...parts.map(({ kind, from }) => `${kind}-${from}`)];
  const { publicUrl } = context.get(pageContext);
  return new Response(sitemapIndex(names.map((name) => new URL(paths.sitemapPart(name), publicUrl).href)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
