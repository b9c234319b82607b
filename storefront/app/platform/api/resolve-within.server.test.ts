import { expect, test } from 'vitest';
import { resolveWithin } from './resolve-within.server.ts';

test('fast promises become part of the page, slow ones stream', async () => {
  const never = new Promise<string>(() => undefined);
  const shown = await resolveWithin(120, { quick: Promise.resolve('here'), slow: never });
  expect(shown.quick).toBe('here');
  expect(shown.slow).toBe(never);
});

test('a failed promise stays a promise, so that its block can show the failure', async () => {
  const failed = Promise.reject(new Error('away'));
  const shown = await resolveWithin(120, { failed, quick: Promise.resolve(1) });
  expect(shown.quick).toBe(1);
  await expect(shown.failed).rejects.toThrow('away');
});
