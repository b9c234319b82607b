import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { expect, test, vi } from 'vitest';
import { withOneRetry } from './with-one-retry.ts';

test('SEA-07 a page that failed is asked for once more, and not twice', async () => {
  const shaky = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('page');
  expect(await withOneRetry(shaky)).toBe('page');
  const broken = vi.fn().mockRejectedValue(new Error('away'));
  await expect(withOneRetry(broken)).rejects.toThrow('away');
  expect(broken).toHaveBeenCalledTimes(2);
});

test('a refusal is not asked for again', async () => {
  const refused = vi.fn().mockRejectedValue(new CallRefused(404, []));
  await expect(withOneRetry(refused)).rejects.toBeInstanceOf(CallRefused);
  expect(refused).toHaveBeenCalledTimes(1);
});
