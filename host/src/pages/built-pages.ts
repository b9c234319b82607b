import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { removePageHeaders } from '../http/security-headers.ts';
import type { PageBuild } from './page-server.ts';

const YEAR_MS = 365 * 86_400_000;
const HOUR_MS = 3_600_000;

/** The built storefront: hashed files are cached forever, others for an hour, all precompressed. */
export async function serveBuiltFiles(http: FastifyInstance, buildFolder: string): Promise<void> {
  const client = join(buildFolder, 'client');
  await http.register(fastifyStatic, {
    root: client,
    wildcard: false,
    preCompressed: true,
    // The service worker has its own route, because it must not be cached.
    globIgnore: ['.vite/**', '**/*.map', 'sw.js*'],
    maxAge: HOUR_MS,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      if (isHashed) removePageHeaders(reply);
      void reply.header(
        'cache-control',
        `public, max-age=${(isHashed ? YEAR_MS : HOUR_MS) / 1000}${isHashed ? ', immutable' : ''}`,
      );
    },
  });
}

export function builtPages(buildFolder: string): () => Promise<PageBuild> {
  const file = pathToFileURL(join(buildFolder, 'server', 'index.js')).href;
  let build: Promise<PageBuild> | undefined;
  return () => (build ??= import(file) as Promise<PageBuild>);
}
