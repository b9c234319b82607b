import { setTimeout as sleep } from 'node:timers/promises';
import { reportPositions, type Reports } from './positions.ts';
import { post } from './post.ts';
import type { World } from './world.ts';

export type Change = { orderId: number; status: string; at: number };

/** `asked`: how many steps were to be taken; `changes`: those that were accepted. */
export type Traffic = { asked: number; changes: Change[]; reports: Reports };

type Rates = { changesPerSecond: number; seconds: number; portOf: (index: number) => number };

/** A pickup order passes these. */
const STEPS = ['confirmed', 'processing', 'handover', 'delivered'] as const;

/** Moves orders at a steady rate while couriers report where they are. */
export async function makeTraffic(world: World, { changesPerSecond, seconds, portOf }: Rates): Promise<Traffic> {
  const { stepping, staffToken } = world;
  const changes: Change[] = [];
  const reports: Reports = { sent: 0, kept: 0, positions: [] };
  const stop = new AbortController();
  const couriers = world.couriers.map((courier, index) =>
    reportPositions({ courier, index, portOf, signal: stop.signal }, reports),
  );
  const begun = performance.now();
  const running: Promise<void>[] = [];
  // Of few pages every order passes all its steps before the time is over.
  const asked = Math.min(changesPerSecond * seconds, stepping.length * STEPS.length);
  for (let count = 0; count < asked; count += 1) {
    const due = begun + (count * 1_000) / changesPerSecond;
    await sleep(Math.max(0, due - performance.now()));
    // One order after the other, and the same orders again for the next step.
    const page = stepping[count % stepping.length];
    const status = STEPS[Math.floor(count / stepping.length)];
    if (!page || !status) break;
    running.push(change(portOf(count), staffToken, { orderId: page.orderId, status, at: performance.now() }, changes));
  }
  await Promise.all(running);
  stop.abort();
  await Promise.all(couriers);
  return { asked, changes, reports };
}

/** A killed or overloaded node accepts nothing, and the later steps of that order are then refused. */
async function change(port: number, token: string, made: Change, changes: Change[]): Promise<void> {
  const answer = await post(port, token, `/console/orders/${made.orderId}/step`, { to: made.status, prep_minutes: 10 });
  if (answer?.ok) changes.push(made);
  await answer?.arrayBuffer();
}
