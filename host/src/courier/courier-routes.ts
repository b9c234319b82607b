import fastifyStatic from '@fastify/static';
import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerRoute } from '../install/worker-route.ts';

type CourierPage = {
  /** The built files of the page. */
  buildFolder: string;
  /** The HTML of the page; in development it comes from Vite. */
  readShell: (url: string) => Promise<string>;
  isInstallable: boolean;
  hasRequestLimits: boolean;
};

const NONCE = 'COURIER_NONCE';

/** The courier's page at /courier/: one static document. The secret of a link is behind the #, which no server sees. */
export async function courierRoutes(http: FastifyInstance, page: CourierPage): Promise<void> {
  if (page.hasRequestLimits) await limitRequests(http, { isForAll: true });
  http.get('/courier', (_request, reply) => reply.redirect('/courier/'));
  http.get('/courier/', async (request, reply) => {
    const shell = await page.readShell(request.url);
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(shell.replaceAll(NONCE, reply.nonce));
  });
  workerRoute(http, '/courier/sw.js', page.isInstallable ? join(page.buildFolder, 'sw.js') : null);
  await http.register(fastifyStatic, {
    root: page.buildFolder,
    prefix: '/courier/',
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    // The page and its worker have their own routes.
    globIgnore: ['index.html*', 'sw.js*', '**/*.map'],
    setHeaders(reply, path) {
      const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', caching);
    },
  });
}

/** Reads the built HTML once. */
export function builtShell(buildFolder: string): () => Promise<string> {
  let shell: Promise<string> | undefined;
  return () => (shell ??= readFile(join(buildFolder, 'index.html'), 'utf8'));
}
