import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

export type Change = { orderId: number; status: string; at: number };

type Rates = { changesPerSecond: number; seconds: number; portOf: (index: number) => number };

/** A pickup order passes these. */
const STEPS = ['confirmed', 'processing', 'handover', 'delivered'] as const;
const POSITION_MS = 3_000;

/** Moves orders at a steady rate while couriers report where they are; resolves with every change that was accepted. */
export async function makeTraffic(world: World, { changesPerSecond, seconds, portOf }: Rates): Promise<Change[]> {
  const changes: Change[] = [];
  const stop = new AbortController();
  const couriers = world.courierTokens.map((token, index) => reportPositions(portOf(index), token, index, stop.signal));
  const begun = performance.now();
  const running: Promise<void>[] = [];
  for (let count = 0; count < changesPerSecond * seconds; count += 1) {
    const due = begun + (count * 1_000) / changesPerSecond;
    await sleep(Math.max(0, due - performance.now()));
    // One order after the other, and the same orders again for the next step.
    const page = world.pages[count % world.pages.length];
    const status = STEPS[Math.floor(count / world.pages.length)];
    if (!page || !status) break;
    running.push(
      change(portOf(count), world.staffToken, { orderId: page.orderId, status, at: performance.now() }, changes),
    );
  }
  await Promise.all(running);
  stop.abort();
  await Promise.all(couriers);
  return changes;
}

/** A killed or overloaded node accepts nothing, and the later steps of that order are then refused. */
async function change(port: number, token: string, made: Change, changes: Change[]): Promise<void> {
  const answer = await post(port, token, `/console/orders/${made.orderId}/step`, { to: made.status, prep_minutes: 10 });
  if (answer?.ok) changes.push(made);
  await answer?.arrayBuffer();
}

async function reportPositions(port: number, token: string, index: number, signal: AbortSignal): Promise<void> {
  await sleep((index % 30) * 100, undefined, { signal }).catch(() => undefined);
  for (let step = 0; !signal.aborted; step += 1) {
    const point = { latitude: 33 + step * 0.0001, longitude: 27 + index * 0.001, at: new Date().toISOString() };
    await post(port, token, '/courier/position', { points: [point] });
    await sleep(POSITION_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Null if the node does not answer. */
function post(port: number, token: string, path: string, body: object): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
}
