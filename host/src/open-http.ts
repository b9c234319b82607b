import { api } from '@rialto/server/api.ts';
import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { apiSettings, publicUrl, type ApiParts } from './api-settings.ts';
import { shedLoad } from './http/load-shedding.ts';
import { appRoutes, builtShell } from './apps/app-routes.ts';
import { serveDevApp } from './apps/dev-app.ts';
import { compression } from './http/compression.ts';
import { createHttp } from './http/create-http.ts';
import { healthRoutes } from './http/health.ts';
import { apiProxy } from './http/api-proxy.ts';
import { iconRoutes } from './install/icon-routes.ts';
import { workerRoute } from './install/worker-route.ts';
import { mediaRoutes } from './media/media-routes.ts';
import type { Pictures } from './media/open-pictures.ts';
import { builtPages, serveBuiltFiles } from './pages/built-pages.ts';
import { serveDevFiles } from './pages/dev-pages.ts';
import { inProcessApi, type FetchApi } from './pages/in-process-api.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { isProduction } from './settings.ts';
import { demoTiles } from './tiles/demo-tiles.ts';
import { drawExported } from './media/demo-pictures.ts';
import { openPainter, startPainter } from './media/open-painter.ts';

type HttpOptions = ApiParts & {
  dataDir: string;
  storefrontFolder: string;
  courierFolder: string;
  consoleFolder: string;
  isDev: boolean;
};

/** `pictures`: null if another server has them. */
export type OpenHttp = {
  http: FastifyInstance;
  fetchApi: FetchApi;
  /** The API of this process, called from a network address; null if another server has the API. */
  fetchFrom: ((address: string) => FetchApi) | null;
  pictures: Pictures | null;
};

/** One process for API, pages, pictures, map tiles and health. */
export async function openHttp(options: HttpOptions): Promise<OpenHttp> {
  const { settings, database } = options;
  const http = createHttp(settings);
  const { API_URL } = settings;
  const inProcessSecret = randomBytes(24).toString('hex');
  const fetchApi: FetchApi = API_URL
    ? (url, init) => fetch(new URL(url, API_URL), init)
    : inProcessApi(http, inProcessSecret);
  shedLoad(http);
  await compression(http);
  healthRoutes(http, database);
  let pictures: Pictures | null = null;
  if (API_URL) await http.register(apiProxy, { apiUrl: API_URL });
  else pictures = await openApi(http, options, inProcessSecret);
  await openPages(http, options, fetchApi);
  const fetchFrom = API_URL ? null : (address: string) => inProcessApi(http, inProcessSecret, address);
  return { http, fetchApi, fetchFrom, pictures };
}

async function openApi(http: FastifyInstance, options: HttpOptions, inProcessSecret: string): Promise<Pictures> {
  const { settings, database, dataDir } = options;
  const { paint, close } = openPainter();
  if (settings.DRAW_AHEAD === 1) startPainter({ paint });
  http.addHook('onClose', close);
  const source = { db: database.sql, cacheDir: join(dataDir, 'media'), paint, log: http.log };
  const pictures = Promise.withResolvers<Pictures>();
  await http.register(async (files) => {
    if (settings.RATE_LIMIT === 1) limitRequests(files, {});
    if (settings.DEMO === 1) await demoTiles(files, join(dataDir, 'tiles'));
    pictures.resolve(mediaRoutes(files, source));
  });
  await http.register(api, { ...apiSettings(options), inProcessSecret, drawPicture: drawExported(paint) });
  return pictures.promise;
}

async function openPages(http: FastifyInstance, options: HttpOptions, fetchApi: FetchApi): Promise<void> {
  const { settings, clock, storefrontFolder, isDev } = options;
  const buildFolder = join(storefrontFolder, 'build');
  const publicFolder = isDev ? join(storefrontFolder, 'public') : join(buildFolder, 'client');
  const isInstallable = !isDev && settings.SERVICE_WORKER === 1;
  iconRoutes(http, join(publicFolder, 'favicon.svg'));
  workerRoute(http, '/sw.js', isInstallable ? join(publicFolder, 'sw.js') : null);
  if (!isDev) await serveBuiltFiles(http, buildFolder);
  const loadBuild = isDev ? await serveDevFiles(http, storefrontFolder) : builtPages(buildFolder);
  await openApp(http, options, { base: '/courier', folder: options.courierFolder, isInstallable });
  await openApp(http, options, { base: '/console', folder: options.consoleFolder, isInstallable: false });
  await http.register(pageRoutes, {
    loadBuild,
    hasRequestLimits: settings.RATE_LIMIT === 1,
    origin: settings.PUBLIC_URL ?? null,
    context: {
      fetchApi,
      clock,
      publicUrl: publicUrl(settings),
      isProduction: isProduction(settings),
      isInstallable,
    },
  });
}

type AppOptions = { base: '/courier' | '/console'; folder: string; isInstallable: boolean };

async function openApp(http: FastifyInstance, { settings, isDev }: HttpOptions, app: AppOptions): Promise<void> {
  const buildFolder = join(app.folder, 'build');
  await http.register(appRoutes, {
    base: app.base,
    hasPages: app.base === '/console',
    buildFolder,
    readShell: isDev ? await serveDevApp(http, app.folder) : builtShell(buildFolder),
    isInstallable: app.isInstallable,
    hasRequestLimits: settings.RATE_LIMIT === 1,
  });
}
