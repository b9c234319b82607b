import { expect, test } from 'vitest';
import { pendingOf, stopOf } from '../testing/stop-of.ts';
import { applySteps } from './apply-steps.ts';
import {
  confirm,
  dismiss,
  emptyQueue,
  forgetConfirmed,
  heldStep,
  nextToSend,
  press,
  refuse,
  releaseDue,
  undo,
} from './pending-steps.ts';

const HOLD_MS = 10_000;
const held = pendingOf({ heldUntil: 20_000 });

test('COU-02 a pressed step is held for ten seconds and not sent before', () => {
  const queue = press(emptyQueue, held);
  expect(nextToSend(queue)).toBeNull();
  expect(nextToSend(releaseDue(queue, 19_999, HOLD_MS))).toBeNull();
  expect(nextToSend(releaseDue(queue, 20_000, HOLD_MS))).toMatchObject({ key: 'k1' });
});

test('COU-02 an undone step is never sent, and a sent one cannot be undone', () => {
  expect(undo(press(emptyQueue, held)).pending).toEqual([]);
  const due = releaseDue(press(emptyQueue, held), 20_000, HOLD_MS);
  expect(undo(due)).toBe(due);
});

test('a phone whose clock is set back does not hold a step for longer than ten seconds', () => {
  expect(heldStep(releaseDue(press(emptyQueue, held), 9_999, HOLD_MS))).toBeNull();
  expect(heldStep(releaseDue(press(emptyQueue, held), 10_000, HOLD_MS))).not.toBeNull();
});

test('COU-03 steps are sent in the order in which they were pressed, and a new one releases the held one', () => {
  const queue = press(press(emptyQueue, held), pendingOf({ key: 'k2', step: 'deliver', heldUntil: 30_000 }));
  expect(nextToSend(queue)).toMatchObject({ key: 'k1', heldUntil: null });
  expect(nextToSend(confirm(queue, 'k1'))).toBeNull();
  expect(heldStep(queue)?.key).toBe('k2');
});

test('COU-03 a refused step takes the later steps of its order with it and leaves those of others', () => {
  const other = pendingOf({ key: 'k3', stopId: 8, orderId: 100_300 });
  const queue = { ...emptyQueue, pending: [pendingOf(), pendingOf({ key: 'k2', step: 'deliver' }), other] };
  const after = refuse(queue, 'k1', 'The order was cancelled.');
  expect(after.pending).toEqual([other]);
  expect(after.refused).toEqual([
    { key: 'k1', orderId: 100_207, step: 'pick_up', message: 'The order was cancelled.', dropped: ['deliver'] },
  ]);
  expect(dismiss(after, 'k1').refused).toEqual([]);
});

test('a confirmed step stays visible until the run was read again after it', () => {
  const queue = confirm(press(emptyQueue, pendingOf()), 'k1');
  const stops = [stopOf()];
  expect(applySteps(stops, queue.confirmed)[0]).toMatchObject({ state: 'picked_up', next_step: 'deliver' });
  const later = confirm(press(queue, pendingOf({ key: 'k2', step: 'deliver' })), 'k2');
  expect(forgetConfirmed(later, queue.confirmed).confirmed.map(({ key }) => key)).toEqual(['k2']);
});

test('COU-02 the run shows a pressed step at once', () => {
  const offer = stopOf({ state: 'offered', next_step: 'accept' });
  const steps = (['accept', 'pick_up', 'deliver'] as const).map((step, at) => pendingOf({ key: `k${at}`, step }));
  expect(applySteps([offer], steps.slice(0, 1))[0]).toMatchObject({ state: 'accepted', next_step: 'pick_up' });
  expect(applySteps([offer], steps.slice(0, 2))[0]).toMatchObject({ state: 'picked_up', next_step: 'deliver' });
  expect(applySteps([offer], steps)).toEqual([]);
  expect(applySteps([offer], [pendingOf({ step: 'decline' })])).toEqual([]);
});

test('a step that the server has already taken does not move the stop twice', () => {
  const taken = stopOf({ state: 'picked_up', next_step: 'deliver' });
  expect(applySteps([taken], [pendingOf({ step: 'accept' }), pendingOf()])).toEqual([taken]);
});
