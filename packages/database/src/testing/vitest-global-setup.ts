import { randomBytes } from 'node:crypto';
import { connectionUrl } from '../connection-url.ts';
import { dropTemplate, ensureTemplate } from './template-database.ts';
import { startTestServer } from './test-server.ts';

/**
 * Starts one PostgreSQL for the test run and passes it to the workers as TEST_DATABASE_URL. If TEST_DATABASE_URL or
 * DATABASE_URL is set, that server is used; tests create and drop only their own databases there.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Two runs on the same server must not drop each other's template.
  process.env['TEST_RUN_ID'] = randomBytes(4).toString('hex');
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  return given ? useServer(given) : useOwnServer();
}

async function useServer(url: string): Promise<() => Promise<void>> {
  process.env['TEST_DATABASE_URL'] = url;
  await ensureTemplate(url);
  return () => dropTemplate(url);
}

async function useOwnServer(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const url = connectionUrl(server);
  process.env['TEST_DATABASE_URL'] = url;
  await ensureTemplate(url);
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
  };
}
