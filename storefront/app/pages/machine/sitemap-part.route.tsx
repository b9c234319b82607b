import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { pageSlugs, type SitemapKind, sitemapKinds } from '@rialto/contract/shapes/enums.ts';
import { readSitemapPart } from '@rialto/contract/calls/sitemap.ts';
import { data } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { sitemapPieces } from '../../platform/page/sitemap.ts';
import type { Route } from './+types/sitemap-part.route';

type Entry = Reply<typeof readSitemapPart>[number];

/** One sitemap, streamed. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const pages = params.part === 'pages' ? staticPages : await readPart(params.part, apiOf(request, context));
  const { publicUrl } = context.get(pageContext);
  return new Response(streamOf(sitemapPieces(publicUrl, pages)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

const staticPages = [paths.landing, ...pageSlugs.map((slug) => `/${slug}`)];

async function readPart(part: string, call: ReturnType<typeof apiOf>): Promise<Iterable<string>> {
  const [name, id = ''] = part.split('-');
  const kind = sitemapKinds.find((known) => known === name);
  if (!kind || !/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const entries = await call(readSitemapPart, { params: { kind, from: Number(id) } });
  return entries.map((entry) => addressOf[kind](entry));
}

const addressOf: Record<SitemapKind, (entry: Entry) => string> = {
  stores: paths.storeItself,
  items: paths.product,
  categories: paths.category,
};

const PIECES_AT_ONCE = 200;

function streamOf(pieces: Generator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = '';
      for (let count = 0; count < PIECES_AT_ONCE; count += 1) text += pieces.next().value ?? '';
      if (text === '') controller.close();
      else controller.enqueue(encoder.encode(text));
    },
  });
}
