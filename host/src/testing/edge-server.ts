import { endpoint } from '@rialto/contract/http/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '@rialto/server/platform/app.ts';
import { idsInMemory } from '@rialto/server/platform/cache/ids-in-memory.ts';
import { systemClock } from '@rialto/server/platform/clock.ts';
import { bind } from '@rialto/server/platform/http/bind.ts';
import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import { compileReply } from '@rialto/server/platform/http/serialization.ts';
import { compileSchema } from '@rialto/server/platform/http/validation.ts';
import Type from 'typebox';
import { compression } from '../http/compression.ts';
import { createHttp } from '../http/create-http.ts';
import { shedLoad } from '../http/load-shedding.ts';
import { readSettings } from '../settings.ts';

/**
 * Everything that a request passes before its use case, and no use case: for the bench. The visitor's address comes from
 * a header, so that the rate limit counts every request and refuses none.
 */
const constant = endpoint({
  method: 'GET',
  path: '/constant/{id}',
  summary: 'A constant.',
  group: 'Bench',
  needs: ['zone', 'module'],
  params: Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,140}$' }) }),
  query: Type.Object(
    { limit: Type.Integer({ minimum: 1, maximum: 50, default: 12 }) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ id: Type.String(), limit: Type.Integer(), zones: Type.Array(Type.Integer()) }),
});

const settings = readSettings({ ...process.env, TRUST_PROXY: '127.0.0.1' });
const http = createHttp(settings);
shedLoad(http);
await compression(http);
http.setValidatorCompiler(compileSchema);
http.setSerializerCompiler(compileReply);
limitRequests(http, {});
await http.register(
  (v1, _options, done) => {
    const source = { clock: systemClock, db: null as unknown as Sql, onChange: () => undefined };
    const ids = (table: string) => idsInMemory(source, table, async () => [1, 2, 3]);
    const app = { http: v1, clock: systemClock, knownIds: { zones: ids('zones'), modules: ids('modules') } };
    // The call has no owner, so no other part of the app is used.
    bind(app as unknown as App, constant, ({ params, query, scope }) => ({
      ...params,
      ...query,
      zones: scope.zoneIds,
    }));
    done();
  },
  { prefix: '/api/v1' },
);
http.get('/readyz', () => ({}));
await http.listen({ port: settings.PORT, host: settings.HOST });
process.on('SIGTERM', () => void http.close().then(() => process.exit(0)));
