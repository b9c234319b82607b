import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';

const MB = 1_048_576;
let resident = 0;
const collect = vi.fn(() => (resident -= 20 * MB));

beforeEach(() => {
  vi.useFakeTimers();
  resident = 200 * MB;
  collect.mockClear();
});
afterEach(() => void vi.useRealTimers());

function serverWith(): EventEmitter {
  const server = new EventEmitter();
  collectWhenQuiet(server, { checkMs: 1_000, residentBytes: () => resident, collect });
  return server;
}

test('garbage is collected once the server is quiet, and again when memory has grown', () => {
  serverWith();
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(1);
  resident += 60 * MB;
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('nothing is collected while requests arrive, or after the server has closed', () => {
  const server = serverWith();
  for (let request = 0; request < 20; request += 1) server.emit('request');
  vi.advanceTimersByTime(1_000);
  expect(collect).not.toHaveBeenCalled();
  server.emit('close');
  vi.advanceTimersByTime(5_000);
  expect(collect).not.toHaveBeenCalled();
});
