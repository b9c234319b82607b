import { createServer } from 'node:net';
import type { Log } from '@rialto/database/log.ts';
import { sessionLocks, withSessionLock } from '@rialto/database/session-lock.ts';
import type { DemoLogin } from '@rialto/demo/world/customers/add-customers.ts';
import type { StaffLogin } from '@rialto/demo/world/staff/staff-logins.ts';
import { openOwnerLink } from '@rialto/server/domains/identity/identity.public.ts';
import type { Clock } from '@rialto/server/platform/clock.ts';
import type { FastifyInstance } from 'fastify';
import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawFirstScreens, warmPictures } from './media/warm-pictures.ts';
import type { Pictures } from './media/open-pictures.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { openHttp, type OpenHttp } from './open-http.ts';
import type { Progress } from './progress.ts';
import { BadSetting, isProduction, type Settings } from './settings.ts';
import { shopClock } from './shop-clock.ts';
import { isSimulatedShop } from './simulation/is-simulated.ts';
import { startSimulation } from './simulation/start-simulation.ts';

/** Public logins of a demo. */
type Logins = { customers: DemoLogin[]; staff: StaffLogin[] };

export type OpenShop = {
  http: FastifyInstance;
  address: string;
  logins: Logins;
  /** The path of the link that makes the owner; null if the shop has one. */
  ownerPath: string | null;
  close(): Promise<void>;
};

const storefrontFolder = fileURLToPath(new URL('../../storefront', import.meta.url));
const courierFolder = fileURLToPath(new URL('../../courier', import.meta.url));
const consoleFolder = fileURLToPath(new URL('../../console', import.meta.url));

type Start = { progress: Progress; log: Log; isDev: boolean; signal: AbortSignal };

/**
 * Opens everything up to a listening shop. After a failure or an abort nothing that it started runs any more, except
 * connections and timers that end with this process.
 */
export async function openShop(settings: Settings, start: Start): Promise<OpenShop> {
  const { progress, log, signal } = start;
  const clock = shopClock(settings);
  const dataDir = resolve(settings.DATA_DIR);
  await openFolder(dataDir);
  await checkPort(settings.PORT, settings.HOST);
  signal.throwIfAborted();
  const opened = await progress.step('database', () => openDatabase(settings, dataDir, { log, signal }));
  try {
    return await unlessAborted(signal, serve(opened, { settings, clock, dataDir, ...start }));
  } catch (error) {
    await (signal.aborted ? opened.abandon() : opened.close());
    throw error;
  }
}

/** Rejects at once when the signal is aborted, however long the work still takes. */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    signal.throwIfAborted();
  }
}

/** Thousands of streams reconnect together when another node ends; one that finds the queue full tries again only after seconds. */
const MAX_WAITING_CONNECTIONS = 4_096;

/** The start of a new demo city waits at most this long for its first pictures. */
const FIRST_SCREENS_MS = 10_000;

type ShopOptions = Start & { settings: Settings; clock: Clock; dataDir: string };

async function serve(opened: OpenDatabase, { settings, clock, dataDir, ...start }: ShopOptions): Promise<OpenShop> {
  const { progress, log, isDev } = start;
  const { database } = opened;
  const { logins, isNewCity } = await prepare(opened, { settings, clock, progress, log });
  const ownerPath = settings.API_URL ? null : await openOwnerLink(database.sql, clock());
  const isSimulated = await isSimulatedShop(settings, database.sql);
  const { http, fetchApi, fetchFrom, pictures } = await openHttp({
    ...{ settings, clock, database, dataDir, storefrontFolder, courierFolder, consoleFolder, isSimulated, isDev },
  });
  if (isNewCity && settings.DRAW_AHEAD === 1 && pictures) {
    const ending = AbortSignal.any([start.signal, AbortSignal.timeout(FIRST_SCREENS_MS)]);
    await progress.step('pictures of the first screens', () =>
      drawFirstScreens({ http, fetchApi }, pictures.warm, ending).catch((err: unknown) => logDrawingFailure(http, err)),
    );
  }
  const address = await progress.step('listening', () =>
    http.listen({ port: settings.PORT, host: settings.HOST, backlog: MAX_WAITING_CONNECTIONS }),
  );
  const stopDrawing = settings.DRAW_AHEAD === 1 && pictures ? startDrawing({ http, fetchApi }, pictures) : null;
  const stopSimulation =
    fetchFrom && isSimulated
      ? startSimulation({ db: database.sql, clock, speed: settings.SIMULATION_SPEED, log: http.log, fetchFrom })
      : null;
  return {
    http,
    address,
    logins,
    ownerPath,
    close: async () => {
      await stopSimulation?.();
      await stopDrawing?.();
      await closeShop(http, opened);
    },
  };
}

/** Runs in the background until it is done or stopped. */
function startDrawing(shop: Pick<OpenHttp, 'http' | 'fetchApi'>, pictures: Pictures): () => Promise<void> {
  const ending = new AbortController();
  const drawing = warmPictures(shop, pictures.warm, ending.signal).catch((err: unknown) =>
    logDrawingFailure(shop.http, err),
  );
  return () => {
    ending.abort();
    return drawing;
  };
}

function logDrawingFailure(http: FastifyInstance, err: unknown): void {
  http.log.warn({ err }, 'Drawing pictures ahead failed; each is drawn on request');
}

/** Checked before anything else is started. */
async function openFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new BadSetting(`The folder ${dataDir} cannot be written: set DATA_DIR to one that can.`);
  }
}

/** Public logins exist only in a demo city and never in production. */
async function prepare(
  opened: OpenDatabase,
  { settings, clock, progress, log }: { settings: Settings; clock: Clock; progress: Progress; log: Log },
): Promise<{ logins: Logins; isNewCity: boolean }> {
  const onWait = () => progress.say('    Waiting for another process that prepares this database.');
  await progress.step('migrations', () => opened.migrate({ log, onWait }));
  const { sql } = opened.owner;
  const noLogins = { customers: [], staff: [] };
  if (settings.DEMO === 0) return { logins: noLogins, isNewCity: false };
  const hasLogins = !isProduction(settings);
  const { worldIsEmpty } = await import('@rialto/demo/world/world-state.sql.ts');
  const isNewCity = await withSessionLock(sql, { key: sessionLocks.demo, onWait }, async () => {
    if (!(await worldIsEmpty(sql))) return false;
    // Imported only when it is needed: the goods of the city take 40 MB.
    const { fillWorld } = await import('@rialto/demo/world/fill-world.ts');
    await progress.step('a demo city moves in', () => fillWorld(sql, { log, now: clock(), hasLogins }));
    return true;
  });
  const { demoLogins } = await import('@rialto/demo/world/customers/add-customers.ts');
  const { staffLogins } = await import('@rialto/demo/world/staff/staff-logins.ts');
  const logins = hasLogins ? { customers: await demoLogins(sql), staff: await staffLogins(sql) } : noLogins;
  return { logins, isNewCity };
}

const DRAIN_MS = 10_000;

/** Waits for running requests, then closes the database. The wait has a limit. */
async function closeShop(http: FastifyInstance, opened: OpenDatabase): Promise<void> {
  const deadline = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  await http.close();
  clearTimeout(deadline);
  await opened.close();
}

/** Throws the error that listening would throw, before anything else is started. */
function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
