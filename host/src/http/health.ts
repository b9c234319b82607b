import { pendingMigrations } from '@rialto/database/migrate.ts';
import type { Database } from '@rialto/database/connect.ts';
import type { FastifyInstance } from 'fastify';

/** /healthz: the process runs. /readyz: it can also serve requests. */
export function healthRoutes(http: FastifyInstance, database: Database): void {
  http.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  http.get('/readyz', async (_request, reply) => {
    const trouble = await troubleOf(database);
    reply.header('cache-control', 'no-store');
    return trouble
      ? reply.code(503).header('retry-after', 2).send({ status: 'not ready', reason: trouble })
      : reply.send({ status: 'ready' });
  });
}

async function troubleOf(database: Database): Promise<string | null> {
  try {
    await database.ping();
    return (await pendingMigrations(database.sql)).length > 0 ? 'migrations are pending' : null;
  } catch {
    return 'the database is away';
  }
}
