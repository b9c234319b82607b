import { connect } from '@rialto/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { api, type ApiSettings } from '../api.ts';
import type { Clock } from '../platform/clock.ts';
import { sendError } from '../platform/http/send-error.ts';
import { fillSmallWorld } from './small-world.ts';

export type TestApi = {
  http: FastifyInstance;
  database: TestDatabase;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  del(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

type TestSettings = {
  hasRequestLimits?: boolean;
  clock?: Clock;
  stripe?: ApiSettings['payments']['stripe'];
  messaging?: Partial<ApiSettings['messaging']>;
  socialProviders?: ApiSettings['socialProviders'];
  /** Receives log lines; without it they are dropped. */
  logTo?: (line: string) => void;
  live?: ApiSettings['live'];
  push?: ApiSettings['push'];
  /** The source of places and ways; our own tables without it. */
  geo?: ApiSettings['geo'];
  /** The database of another node, with its contents; its owner drops it. */
  sharedDatabase?: TestDatabase;
};

/** The whole API with its own database. */
export async function openTestApi(settings: TestSettings = {}): Promise<TestApi> {
  const { sharedDatabase } = settings;
  const database = sharedDatabase
    ? { ...sharedDatabase, db: connect(sharedDatabase.connectionOptions) }
    : await createTestDatabase();
  if (!sharedDatabase) await fillSmallWorld(database.db.sql);
  const { logTo } = settings;
  const http = Fastify({
    frameworkErrors: sendError,
    bodyLimit: 100_000,
    onProtoPoisoning: 'error',
    ...(logTo && { logger: { level: 'trace', stream: { write: logTo } } }),
  });
  await http.register(api, {
    database: database.db,
    clock: settings.clock ?? (() => new Date()),
    publicUrl: 'http://shop.example',
    tileUrl: '/tiles/{theme}/{lang}/{z}/{x}/{y}{r}.png',
    tileAttribution: '',
    geo: settings.geo ?? { kind: 'own' },
    payments: { holdMinutes: 15, hasSandbox: true, stripe: settings.stripe ?? null },
    messaging: { smtp: null, sms: null, hasDemoMailbox: true, showsCodes: false, ...settings.messaging },
    socialProviders: settings.socialProviders ?? [],
    hasRequestLimits: settings.hasRequestLimits ?? false,
    inProcessSecret: 'secret',
    ...(settings.live && { live: settings.live }),
    ...(settings.push && { push: settings.push }),
  });
  await http.ready();
  return {
    http,
    database,
    get: (path, headers = {}) => http.inject({ method: 'GET', url: `/api/v1${path}`, headers }),
    post: (path, body, headers = {}) =>
      http.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload: body as object }),
    put: (path, body, headers = {}) =>
      http.inject({ method: 'PUT', url: `/api/v1${path}`, headers, payload: body as object }),
    del: (path, headers = {}) => http.inject({ method: 'DELETE', url: `/api/v1${path}`, headers }),
    async close() {
      await http.close();
      await (sharedDatabase ? database.db.close() : database.drop());
    },
  };
}
