import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

function serverWith(lines: string[]) {
  const stream = { write: (line: string) => void lines.push(line) };
  const http = Fastify({
    logger: { level: 'warn', stream },
    childLoggerFactory: requestLog,
    genReqId: () => 'request-7',
  });
  http.get('/quiet', ({ log }) => {
    log.info('not written');
    return log.level;
  });
  http.get('/loud', ({ log }) => {
    log.warn({ stock: 3 }, 'written');
    log.child({ step: 'second' }).error('written too');
    return 'done';
  });
  return http;
}

test('the lines of a request carry its id, and lines below the level are not written', async () => {
  const lines: string[] = [];
  const http = serverWith(lines);
  expect((await http.inject('/quiet')).body).toBe('warn');
  expect(lines).toEqual([]);
  await http.inject('/loud');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, reqId: 'request-7', stock: 3, msg: 'written' },
    { level: 50, reqId: 'request-7', step: 'second', msg: 'written too' },
  ]);
});
