import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../platform/store.ts';
import { pendingOf } from '../testing/stop-of.ts';
import { emptyQueue, press, release, type PendingStep, type StepQueue } from './pending-steps.ts';
import { createStepSender } from './send-steps.ts';

type Answer = 'ok' | Error;
const noNetwork = new TypeError('Failed to fetch');
const refusal = (status: number, message = 'No') => new CallRefused(status, [{ code: 'x', message }]);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A sender whose server gives these answers, one per attempt, and then accepts everything. */
function senderWith(pending: PendingStep[], ...answers: Answer[]) {
  const queue = createStore<StepQueue>({ ...emptyQueue, pending });
  const attempts: string[] = [];
  const settled: string[] = [];
  const sender = createStepSender({
    queue,
    transmit: async ({ key }) => {
      attempts.push(key);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
    },
    isTemporary: (fault) => !(fault instanceof CallRefused) || fault.status >= 500 || fault.status === 429,
    onSettled: ({ key }) => settled.push(key),
    holdMs: () => 10_000,
  });
  return { queue, sender, attempts, settled };
}

test('COU-03 waiting steps are sent one after the other, in order', async () => {
  const { sender, attempts, settled, queue } = senderWith([pendingOf(), pendingOf({ key: 'k2', step: 'deliver' })]);
  await sender.send();
  expect([attempts, settled]).toEqual([
    ['k1', 'k2'],
    ['k1', 'k2'],
  ]);
  expect(queue.get().pending).toEqual([]);
});

test('COU-03 without a network the first step is tried again with the same key, and the others wait behind it', async () => {
  const steps = [pendingOf(), pendingOf({ key: 'k2', step: 'deliver' })];
  const { sender, attempts, queue } = senderWith(steps, noNetwork, refusal(503));
  await sender.send();
  expect(attempts).toEqual(['k1']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toEqual(['k1', 'k1']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(attempts).toEqual(['k1', 'k1', 'k1', 'k2']);
  expect(queue.get().pending).toEqual([]);
});

test('COU-03 a step that became impossible is explained, and the steps of the next order are sent', async () => {
  const other = pendingOf({ key: 'k3', stopId: 8 });
  const { sender, queue, attempts } = senderWith(
    [pendingOf(), pendingOf({ key: 'k2', step: 'deliver' }), other],
    refusal(409, 'The order was cancelled.'),
  );
  await sender.send();
  expect(attempts).toEqual(['k1', 'k3']);
  expect(queue.get().refused).toMatchObject([{ key: 'k1', message: 'The order was cancelled.', dropped: ['deliver'] }]);
});

test('COU-01 steps wait while the link no longer works, for the renewed link', async () => {
  const { sender, queue } = senderWith([pendingOf()], refusal(401));
  await sender.send();
  expect(queue.get()).toMatchObject({ pending: [{ key: 'k1' }], refused: [] });
});

test('COU-05 a code that was tried too often is not repeated, other steps are', async () => {
  const withCode = senderWith([pendingOf({ step: 'deliver', code: '1234' })], refusal(429));
  await withCode.sender.send();
  expect(withCode.queue.get().refused).toHaveLength(1);
  const without = senderWith([pendingOf()], refusal(429));
  await without.sender.send();
  expect(without.queue.get().pending).toHaveLength(1);
});

test('COU-02 a held step is sent by itself when its time is over, or at once when it is released', async () => {
  const waits = senderWith([pendingOf({ heldUntil: 10_000 })]);
  await waits.sender.send();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(waits.attempts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waits.attempts).toEqual(['k1']);
  const released = senderWith([pendingOf({ heldUntil: 20_000 })]);
  released.queue.set(release(released.queue.get()));
  await released.sender.send();
  expect(released.attempts).toEqual(['k1']);
});

test('a step that is pressed while another is being sent is not lost', async () => {
  const { sender, queue, attempts } = senderWith([pendingOf()]);
  const sending = sender.send();
  queue.set(press(queue.get(), pendingOf({ key: 'k2', stopId: 8 })));
  await Promise.all([sending, sender.send()]);
  expect(attempts).toEqual(['k1', 'k2']);
});
