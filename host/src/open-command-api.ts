import { api } from '@rialto/server/api.ts';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { apiSettings, type ApiParts } from './api-settings.ts';
import { createHttp } from './http/create-http.ts';
import { inProcessApi, type FetchApi } from './pages/in-process-api.ts';

type CommandApi = {
  fetchApi: FetchApi;
  /** As somebody with this network address calls it. */
  fetchFrom: (address: string) => FetchApi;
  log: FastifyBaseLogger;
  close(): Promise<void>;
};

/** The API inside a command: it listens to no port and leaves the background jobs to the shop. */
export async function openCommandApi(parts: ApiParts): Promise<CommandApi> {
  const http = createHttp(parts.settings);
  const inProcessSecret = randomBytes(24).toString('hex');
  await http.register(api, { ...apiSettings(parts), inProcessSecret, takeJobs: () => undefined });
  await http.ready();
  const fetchFrom = (address: string) => inProcessApi(http, inProcessSecret, address);
  return { fetchApi: inProcessApi(http, inProcessSecret), fetchFrom, log: http.log, close: () => http.close() };
}
