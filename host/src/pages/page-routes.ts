import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage, type PageBuild, type PageSurroundings } from './page-server.ts';
import { webRequest } from './web-request.ts';

type Pages = { loadBuild: () => Promise<PageBuild>; hasRequestLimits: boolean; around: PageSurroundings };

/** Everything that is not the API, a file or a picture is a page. */
export async function pageRoutes(http: FastifyInstance, pages: Pages): Promise<void> {
  // The router reads bodies itself, so this scope must not.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, _payload, done) => done(null));
  if (pages.hasRequestLimits) await limitRequests(http, { isForAll: true });
  http.all('/*', (request, reply) => answer(request, reply, pages));
}

async function answer(request: FastifyRequest, reply: FastifyReply, pages: Pages): Promise<FastifyReply> {
  const build = await pages.loadBuild();
  const response = await renderPage(
    build,
    webRequest(request, reply, pages.around.publicUrl),
    reply.nonce,
    pages.around,
  );
  // What a page shows depends on the visitor's cookie, so only their own browser may keep it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  const html = build.entry.module.htmlOf(response);
  if (!html) return reply.send(response);
  response.headers.forEach((value, name) => void reply.header(name, value));
  return reply.code(response.status).send(html);
}
