import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The courier's page from its sources, for `npm run dev` only. Needs the middleware support that dev-pages.ts registers. */
export async function serveDevCourier(
  http: FastifyInstance,
  courierFolder: string,
): Promise<(url: string) => Promise<string>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: courierFolder,
    configFile: join(courierFolder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  });
  http.use(vite.middlewares);
  http.addHook('onClose', () => vite.close());
  return async (url) => vite.transformIndexHtml(url, await readFile(join(courierFolder, 'index.html'), 'utf8'));
}
