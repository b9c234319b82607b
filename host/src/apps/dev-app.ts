import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An app from its sources, for `npm run dev` only. Needs the middleware support that dev-pages.ts registers. */
export async function serveDevApp(http: FastifyInstance, folder: string): Promise<(url: string) => Promise<string>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  });
  http.use(vite.middlewares);
  http.addHook('onClose', () => vite.close());
  return async (url) => vite.transformIndexHtml(url, await readFile(join(folder, 'index.html'), 'utf8'));
}
