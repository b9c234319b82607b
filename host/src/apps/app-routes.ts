import fastifyStatic from '@fastify/static';
import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removePageHeaders } from '../http/security-headers.ts';
import { workerRoute } from '../install/worker-route.ts';

type App = {
  /** Where the app is mounted. */
  base: '/courier' | '/console';
  /** Whether its pages have addresses of their own below the base. */
  hasPages: boolean;
  /** The built files. */
  buildFolder: string;
  /** The HTML document; in development it comes from Vite. */
  readShell: (url: string) => Promise<string>;
  isInstallable: boolean;
  hasRequestLimits: boolean;
};

const NONCE = 'PAGE_NONCE';

/**
 * An app that is rendered in the browser: one static document for all its pages. The secret of a courier's link is behind
 * the #, which no server sees.
 */
export async function appRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { base } = app;
  if (app.hasRequestLimits) limitRequests(http, { isForAll: true });
  http.get(base, (_request, reply) => reply.redirect(`${base}/`));
  for (const path of app.hasPages ? [`${base}/`, `${base}/*`] : [`${base}/`])
    http.get(path, async (request, reply) => {
      const shell = await app.readShell(request.url);
      return reply
        .headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(shell.replaceAll(NONCE, reply.nonce));
    });
  workerRoute(http, `${base}/sw.js`, app.isInstallable ? join(app.buildFolder, 'sw.js') : null);
  await http.register(fastifyStatic, {
    root: app.buildFolder,
    prefix: `${base}/`,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    // The page and its worker have their own routes.
    globIgnore: ['index.html*', 'sw.js*', '**/*.map'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      if (isHashed) removePageHeaders(reply);
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', caching);
    },
  });
}

/** Reads the built HTML once. */
export function builtShell(buildFolder: string): () => Promise<string> {
  let shell: Promise<string> | undefined;
  return () => (shell ??= readFile(join(buildFolder, 'index.html'), 'utf8'));
}
