import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import { limitOf } from '@rialto/server/platform/http/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage, type PageBuild, type PageSurroundings } from './page-server.ts';
import { webRequest } from './web-request.ts';

type Pages = {
  loadBuild: () => Promise<PageBuild>;
  hasRequestLimits: boolean;
  /** The address visitors type, where the operator has said it; else it is whatever this visitor has typed. */
  origin: string | null;
  around: PageSurroundings;
};

/** Everything that is not the API, a file or a picture is a page. */
export async function pageRoutes(http: FastifyInstance, pages: Pages): Promise<void> {
  // The router reads bodies itself, so this scope must not.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, _payload, done) => done(null));
  if (pages.hasRequestLimits) await limitRequests(http, { isForAll: true });
  const handler = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, pages);
  http.route({ method: http.supportedMethods.filter((method) => method !== 'POST'), url: '/*', handler });
  // A form that is posted to a page calls the API from inside, where nobody counts; so it is counted here.
  http.post('/*', { config: { rateLimit: limitOf('contact') } }, handler);
}

async function answer(request: FastifyRequest, reply: FastifyReply, pages: Pages): Promise<FastifyReply> {
  const build = await pages.loadBuild();
  const own = {
    nonce: reply.nonce,
    requestId: request.id,
    reportFault: (fault: unknown) => request.log.error({ err: fault }, 'A page failed unexpectedly'),
  };
  const origin = pages.origin ?? originOf(request) ?? pages.around.publicUrl;
  const response = await renderPage(build, webRequest(request, reply, origin), own, pages.around);
  // What a page shows depends on the visitor's cookie, so only their own browser may keep it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  const html = build.entry.module.htmlOf(response);
  if (!html) return reply.send(response);
  response.headers.forEach((value, name) => void reply.header(name, value));
  return reply.code(response.status).send(html);
}

/** A form is taken only from pages of the same origin, and a shop on one's own machine is reached by several names. */
function originOf({ protocol, host }: FastifyRequest): string | null {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
