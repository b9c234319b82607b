import { api } from '@rialto/server/api.ts';
import { randomBytes } from 'node:crypto';
import { apiSettings, type ApiParts } from './api-settings.ts';
import { createHttp } from './http/create-http.ts';
import { inProcessApi, type FetchApi } from './pages/in-process-api.ts';

/** The API inside a command: it listens to no port and leaves the background jobs to the shop. */
export async function openCommandApi(parts: ApiParts): Promise<{ fetchApi: FetchApi; close(): Promise<void> }> {
  const http = createHttp(parts.settings);
  const inProcessSecret = randomBytes(24).toString('hex');
  await http.register(api, { ...apiSettings(parts), inProcessSecret, takeJobs: () => undefined });
  await http.ready();
  return { fetchApi: inProcessApi(http, inProcessSecret), close: () => http.close() };
}
