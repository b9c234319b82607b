import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendError } from './send-error.ts';

const ERROR = 50;

test.each([
  ['a fault is logged as one', new Error('Nobody foresaw this'), [ERROR]],
  ['a visitor who leaves in the middle of an answer is no fault', closedEarly(), []],
])('%s', async (_what, thrown, expected) => {
  const levels: number[] = [];
  const stream = { write: (line: string) => void levels.push((JSON.parse(line) as { level: number }).level) };
  const http = Fastify({ logger: { level: 'error', stream } });
  http.setErrorHandler(sendError);
  http.get('/', () => {
    throw thrown;
  });
  await http.inject('/');
  expect(levels).toEqual(expected);
});

function closedEarly(): Error {
  return Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
}
