import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import type { TestCourier } from '../../../testing/people.ts';
import { positionSender } from './send-positions.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

async function report({ headers }: TestCourier, seconds: number): Promise<number> {
  const at = new Date(shop.time.now().getTime() + seconds * 1_000).toISOString();
  const answer = await shop.post('/courier/position', { points: [{ latitude: 33.1, longitude: 27.1, at }] }, headers);
  return answer.json<{ kept: number }>().kept;
}

test('COU-04 of a hundred concurrent positions, one is stored, kept in the trail and sent to the customer', async () => {
  const courier = await shop.addCourier();
  const { assignmentId } = await shop.pickedUp(courier);
  shop.time.pass(60_000);
  let events = 0;
  const sendChanged = positionSender(shop.sql, { isListenedTo: () => true, broadcast: () => void (events += 1) });
  let isReporting = true;
  const sending = (async () => {
    while (isReporting) await sendChanged(shop.time.now());
  })();
  // Each was measured ten milliseconds before the next.
  const reports = Array.from({ length: 100 }, (_, index) => report(courier, (index - 99) / 100));
  const answers = await Promise.all(reports).finally(() => (isReporting = false));
  await sending;
  await sendChanged(shop.time.now());
  expect(answers.filter((count) => count > 0)).toEqual([1]);
  expect(events).toBe(1);
  expect(await shop.sql`select from courier_trail where assignment_id = ${assignmentId}`).toHaveLength(1);
});
