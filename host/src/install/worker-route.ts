import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

/**
 * A service worker that deletes all caches and unregisters itself. Browsers request /sw.js on every visit, so it
 * replaces a broken worker too.
 */
const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** A built service worker, or the one that unregisters itself if installing is disabled. */
export function workerRoute(http: FastifyInstance, path: string, builtFile: string | null): void {
  http.get(path, async (_request, reply) => {
    const source = builtFile === null ? unregisteringWorker : await readFile(builtFile, 'utf8');
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(source);
  });
}
