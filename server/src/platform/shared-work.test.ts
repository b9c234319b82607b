import { expect, test, vi } from 'vitest';
import { sharedWork } from './shared-work.ts';

test('callers with one key share one call, which goes on while one of them waits', async () => {
  const share = sharedWork<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const make = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  });
  const [leaver, other] = [new AbortController(), new AbortController()];
  const both = [share('a', make, leaver.signal), share('a', make, other.signal)];
  leaver.abort();
  expect(signals[0]?.aborted).toBe(false);
  resolve('made');
  expect(await Promise.all(both)).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledOnce();
});

test('work is given up when its last caller has left, and the next caller starts it again', async () => {
  const share = sharedWork<string>();
  const leaver = new AbortController();
  const until = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
  const abandoned = share('a', until, leaver.signal);
  leaver.abort();
  const next = share('a', async () => 'made again');
  await expect(abandoned).rejects.toThrow('given up');
  expect(await next).toBe('made again');
  await expect(share('a', async () => 'never', leaver.signal)).rejects.toThrow();
});

test('work without a signal of its caller is never given up', async () => {
  const share = sharedWork<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const leaver = new AbortController();
  const seen: AbortSignal[] = [];
  const make = (signal: AbortSignal) => {
    seen.push(signal);
    return promise;
  };
  const kept = share('a', make);
  const left = share('a', make, leaver.signal);
  leaver.abort();
  expect(seen[0]?.aborted).toBe(false);
  resolve('made');
  expect(await Promise.all([kept, left])).toEqual(['made', 'made']);
});
