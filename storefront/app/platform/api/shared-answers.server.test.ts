import { expect, test, vi } from 'vitest';
import { shared } from './shared-answers.server.ts';

test('visitors who ask the same at once share one answer, others do not', async () => {
  const ask = vi.fn(async () => 'answer');
  await Promise.all([shared('a', ask), shared('a', ask), shared('b', ask)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed answer is asked for again', async () => {
  await expect(shared('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shared('c', async () => 'back')).toBe('back');
});
