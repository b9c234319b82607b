import type { Sql } from '@rialto/database/sql.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sandboxMessage } from './sandbox-event.ts';
import { eventWasSent, findSession, sandboxKey, takeDueEvents, type SandboxEvent } from './sandbox.sql.ts';

/** Hands a message to the shop as a provider would, by its webhook; false when it was not taken. */
export type Deliver = (message: { body: string; headers: Record<string, string> }) => Promise<boolean>;

/** Tells the shop what is due. What it does not take now is told again later, as real providers do. */
export async function sendSandboxEvents(db: Sql, clock: Clock, deliver: Deliver): Promise<void> {
  const key = await sandboxKey(db);
  for (const event of await takeDueEvents(db, clock())) await send(db, { key, clock, deliver }, event);
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
  // At once, not one after the other: that is the harder case for the shop.
  const taken = await Promise.all(Array.from({ length: copies }, () => deliver(message)));
  if (taken.every(Boolean)) await eventWasSent(db, id, clock());
}
