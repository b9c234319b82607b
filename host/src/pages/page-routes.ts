import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import { limitOf } from '@rialto/server/platform/http/limits.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage, type PageBuild, type PageContext } from './page-server.ts';
import { webRequest } from './web-request.ts';

type Pages = {
  loadBuild: () => Promise<PageBuild>;
  hasRequestLimits: boolean;
  /** The public origin, if the operator has set it; otherwise that of the request. */
  origin: string | null;
  context: PageContext;
};

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Everything except API, files and pictures is a page. */
export async function pageRoutes(http: FastifyInstance, pages: Pages): Promise<void> {
  // React Router reads bodies itself, so this scope must not parse them.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, _payload, done) => done(null));
  if (pages.hasRequestLimits) limitRequests(http, { isForAll: true });
  const handler = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, pages);
  http.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  // A form posted to a page calls the API in the process, which is not rate limited; so it is limited here.
  http.post('/*', { config: { rateLimit: limitOf('contact') } }, handler);
  const others = http.supportedMethods.filter((method) => !PAGE_METHODS.includes(method));
  http.route({ method: others, url: '/*', handler: refuseMethod });
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  void reply.header('allow', PAGE_METHODS.join(', '));
  throw new RefusalError({ code: 'method_not_allowed' });
}

async function answer(request: FastifyRequest, reply: FastifyReply, pages: Pages): Promise<FastifyReply> {
  const build = await pages.loadBuild();
  const own = {
    nonce: reply.nonce,
    requestId: request.id,
    reportFault: (fault: unknown) => request.log.error({ err: fault }, 'Rendering a page failed'),
  };
  const origin = pages.origin ?? originOf(request) ?? pages.context.publicUrl;
  const response = await renderPage(build, webRequest(request, reply, origin), own, pages.context);
  // A page depends on the visitor's cookie, so only their own browser may cache it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  const html = build.entry.module.htmlOf(response);
  if (!html) return reply.send(response);
  response.headers.forEach((value, name) => void reply.header(name, value));
  return reply.code(response.status).send(html);
}

/** Forms are accepted only from the same origin, and a local shop is reached by several names. */
function originOf({ protocol, host }: FastifyRequest): string | null {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
