import type { FastifyInstance } from 'fastify';
import type { PageBuild } from './page-server.ts';

/** The storefront from its sources with hot reload, for `npm run dev` only; Vite is loaded only here. */
export async function serveDevFiles(
  http: FastifyInstance,
  storefrontFolder: string,
): Promise<() => Promise<PageBuild>> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root: storefrontFolder,
    configFile: `${storefrontFolder}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  });
  await http.register(middie);
  http.use(vite.middlewares);
  http.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<PageBuild>;
}
