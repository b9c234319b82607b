import { expect, test, vi } from 'vitest';
import { limitConcurrency, type Priority } from './limit-concurrency.ts';

test('urgent work runs first, and idle work waits until the queue is empty', async () => {
  const order: string[] = [];
  const run = limitConcurrency({ concurrency: 1 });
  const blocker = Promise.withResolvers<void>();
  const job = (name: string, priority: Priority) => run(async () => void order.push(name), priority);
  const first = run(() => blocker.promise);
  const rest = [job('idle', 'idle'), job('normal', 'normal'), job('urgent', 'urgent'), job('next', 'normal')];
  blocker.resolve();
  await Promise.all([first, ...rest]);
  expect(order).toEqual(['urgent', 'normal', 'next', 'idle']);
});

test('failed work makes room for the next', async () => {
  const run = limitConcurrency({ concurrency: 1 });
  await expect(run(() => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  await expect(run(async () => 'drawn', 'idle')).resolves.toBe('drawn');
});

test('work beyond the queue is refused', async () => {
  const run = limitConcurrency({ concurrency: 1, maxQueued: 1 });
  const blocker = Promise.withResolvers<void>();
  const [first, second] = [run(() => blocker.promise), run(async () => 'second')];
  await expect(run(async () => 'third')).rejects.toThrow('overloaded');
  blocker.resolve();
  await first;
  expect(await second).toBe('second');
});

test('work that is given up before its turn leaves the queue and never runs', async () => {
  const run = limitConcurrency({ concurrency: 1, maxQueued: 1 });
  const blocker = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const work = vi.fn(async () => 'done');
  const first = run(() => blocker.promise);
  const second = run(work, 'normal', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  const third = run(async () => 'third');
  blocker.resolve();
  await first;
  expect(await third).toBe('third');
  await expect(run(work, 'normal', leaving.signal)).rejects.toThrow('left');
  expect(work).not.toHaveBeenCalled();
});
