import { expect, test } from 'vitest';
import { workQueue, type Urgency } from './work-queue.ts';

test('what is urgent goes first, and what is idle waits until nobody does', async () => {
  const order: string[] = [];
  const queue = workQueue(1);
  const held = Promise.withResolvers<void>();
  const job = (name: string, urgency: Urgency) => queue.run(async () => void order.push(name), urgency);
  const first = queue.run(() => held.promise);
  const rest = [job('idle', 'idle'), job('patient', 'patient'), job('urgent', 'urgent'), job('next', 'patient')];
  held.resolve();
  await Promise.all([first, ...rest]);
  expect(order).toEqual(['urgent', 'patient', 'next', 'idle']);
});

test('a job that fails makes room for the next', async () => {
  const queue = workQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  await expect(queue.run(async () => 'drawn', 'idle')).resolves.toBe('drawn');
});
