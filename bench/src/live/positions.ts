import { setTimeout as sleep } from 'node:timers/promises';
import { post } from './post.ts';
import type { Courier } from './world.ts';

/** A position as the page of its order shows it. */
export type Position = { orderId: number; at: string };

/** `kept`: reports that were answered with 200 and stored; `positions`: those that belong to an order on its way. */
export type Reports = { sent: number; kept: number; positions: Position[] };

type Reporter = { courier: Courier; index: number; portOf: (index: number) => number; signal: AbortSignal };

const POSITION_MS = 3_000;

export async function reportPositions({ courier, index, portOf, signal }: Reporter, reports: Reports): Promise<void> {
  await sleep((index % 30) * 100, undefined, { signal }).catch(() => undefined);
  for (let step = 0; !signal.aborted; step += 1) {
    const at = new Date().toISOString();
    const point = { latitude: 33 + step * 0.0001, longitude: 27 + index * 0.001, at };
    reports.sent += 1;
    const answer = await post(portOf(index), courier.token, '/courier/position', { points: [point] });
    if (await isKept(answer)) {
      reports.kept += 1;
      if (courier.orderId !== null) reports.positions.push({ orderId: courier.orderId, at });
    }
    await sleep(POSITION_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function isKept(answer: Response | null): Promise<boolean> {
  if (answer?.status !== 200) return false;
  const body = await answer.json().catch(() => null);
  return (body as { kept: number } | null)?.kept === 1;
}
