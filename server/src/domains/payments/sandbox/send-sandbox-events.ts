import type { Sql } from '@rialto/database/sql.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sandboxMessage } from './sandbox-event.ts';
import { markEventSent, findSession, sandboxKey, claimDueEvents, type SandboxEvent } from './sandbox.sql.ts';

/** Posts a message to the webhook; false if it was not accepted. */
export type Deliver = (message: { body: string; headers: Record<string, string> }) => Promise<boolean>;

/** Delivers due events. Rejected ones are retried later, as real providers do. */
export async function sendSandboxEvents(db: Sql, clock: Clock, deliver: Deliver): Promise<void> {
  const key = await sandboxKey(db);
  for (const event of await claimDueEvents(db, clock())) await send(db, { key, clock, deliver }, event);
}

async function send(
  db: Sql,
  { key, clock, deliver }: { key: string; clock: Clock; deliver: Deliver },
  { id, sessionId, kind, copies }: SandboxEvent,
): Promise<void> {
  const session = await findSession(db, sessionId);
  if (!session) return;
  const { paymentId, amountMinor, currency } = session;
  const message = sandboxMessage(key, { id, kind, paymentId, sessionId, amountMinor, currency }, clock());
  // Concurrent copies are the harder case for the receiver.
  const accepted = await Promise.all(Array.from({ length: copies }, () => deliver(message)));
  if (accepted.every(Boolean)) await markEventSent(db, id, clock());
}
