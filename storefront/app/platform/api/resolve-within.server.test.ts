import { expect, test } from 'vitest';
import { soon } from './resolve-within.server.ts';

test('what is there soon is part of the page, what takes longer streams', async () => {
  const never = new Promise<string>(() => undefined);
  const shown = await soon({ quick: Promise.resolve('here'), slow: never });
  expect(shown.quick).toBe('here');
  expect(shown.slow).toBe(never);
});

test('what fails stays a promise, so that its part of the page can say so', async () => {
  const failed = Promise.reject(new Error('away'));
  const shown = await soon({ failed, quick: Promise.resolve(1) });
  expect(shown.quick).toBe(1);
  await expect(shown.failed).rejects.toThrow('away');
});
