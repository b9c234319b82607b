import { silentLog } from '@rialto/database/log.ts';
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { openHttp } from '../open-http.ts';
import { readSettings } from '../settings.ts';
import { shopClock } from '../shop-clock.ts';

export type TestHost = {
  http: FastifyInstance;
  url: string;
  opened: OpenDatabase;
  dataDir: string;
  close(): Promise<void>;
};

/** The whole process except its pages, with its own PostgreSQL that a test may kill. */
export async function openTestHost(environment: Record<string, string> = {}): Promise<TestHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-host-'));
  const settings = readSettings({ PORT: '0', DEMO: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...environment });
  const opened = await openDatabase(settings, dataDir, { log: silentLog });
  await opened.migrate({ log: silentLog });
  const storefrontFolder = join(dataDir, 'no-storefront');
  await mkdir(join(storefrontFolder, 'build', 'client'), { recursive: true });
  const courierFolder = join(dataDir, 'no-courier');
  await mkdir(join(courierFolder, 'build'), { recursive: true });
  const consoleFolder = join(dataDir, 'no-console');
  await mkdir(join(consoleFolder, 'build'), { recursive: true });
  const clock = shopClock(settings);
  const { database } = opened;
  const { http } = await openHttp({
    ...{ settings, clock, database, dataDir, storefrontFolder, courierFolder, consoleFolder, isDev: false },
  });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    http,
    url,
    opened,
    dataDir,
    async close() {
      await http.close();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
