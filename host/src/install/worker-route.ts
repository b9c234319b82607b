import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

/**
 * Takes back everything a former worker has kept and goes away itself. Browsers ask for /sw.js again with every visit,
 * so this reaches each of them, also when the worker in it is the one that is broken.
 */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** /sw.js, where browsers look for the worker: the built one, or the farewell where the shop is not to be kept. */
export function workerRoute(http: FastifyInstance, builtFile: string | null): void {
  http.get('/sw.js', async (_request, reply) => {
    const source = builtFile === null ? farewell : await readFile(builtFile, 'utf8');
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(source);
  });
}
