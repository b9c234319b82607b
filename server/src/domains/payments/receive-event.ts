import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../platform/clock.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { insertEvent, writeOutcome } from './payment-events.sql.ts';
import { isEventRefusal, type PaymentEvent, type PaymentProvider } from './payment-provider.ts';
import { failPayment, findPayment, lockPayment, type PaymentRow } from './payments.sql.ts';
import { targetOf, type PaymentHooks } from './payment-target.ts';
import { applyReceivedMoney } from './apply-received-money.ts';

export type EventLog = { warn(fields: object, text: string): void; error(fields: object, text: string): void };
export type PaymentDeps = { db: Sql; clock: Clock; log: EventLog; hooks: PaymentHooks };

/** Verifies and applies a webhook event. A repeated event has no effect (T39). */
export async function receiveEvent(
  { db, clock, log, hooks }: PaymentDeps,
  provider: PaymentProvider,
  { rawBody, headers }: { rawBody: Buffer; headers: IncomingHttpHeaders },
): Promise<void> {
  const event = await provider.readEvent(rawBody, headers);
  if (isEventRefusal(event)) {
    log.warn({ provider: provider.name, reason: event.refused }, 'Payment event rejected');
    throw new RefusalError({ code: 'payment_message_refused' });
  }
  const now = clock();
  const outcome = await inTransaction(db, (tx) => settleEvent(tx, { event, provider, hooks, now }));
  const fields = { provider: provider.name, event: event.id, outcome };
  if (outcome === 'unknown_payment')
    log.error(fields, 'Payment event for an unknown payment; check the provider for money received');
  else if (outcome === 'amount_differs')
    log.error(fields, 'Paid amount differs from the requested amount; it will be refunded');
}

type EventSettlement = { event: PaymentEvent; provider: PaymentProvider; hooks: PaymentHooks; now: Date };

async function settleEvent(tx: Sql, { event, provider: { name }, hooks, now }: EventSettlement): Promise<string> {
  const payment = event.kind === 'other' ? undefined : await findPayment(tx, name, event.paymentId);
  const paymentId = payment?.id ?? null;
  const isNew = await insertEvent(tx, { provider: name, eventId: event.id, paymentId, kind: event.kind, now });
  if (!isNew) return 'repeated';
  if (event.kind === 'other') return 'ignored';
  const outcome = payment ? await apply(tx, payment, { event, hooks, now }) : 'unknown_payment';
  await writeOutcome(tx, name, event.id, outcome);
  return outcome;
}

type PaymentResult = Exclude<PaymentEvent, { kind: 'other' }>;

async function apply(
  tx: Sql,
  found: PaymentRow,
  { event, hooks, now }: { event: PaymentResult; hooks: PaymentHooks; now: Date },
): Promise<string> {
  const { id } = found;
  const target = targetOf(found, hooks);
  await target.lock(tx);
  const payment = await lockPayment(tx, id);
  if (event.kind === 'paid') return applyReceivedMoney(tx, payment, { ...event, by: 'digital_payment', target, now });
  // A failure that arrives after the money is ignored.
  if (!(await failPayment(tx, id))) return 'out_of_order';
  await target.settle(tx, { paymentId: id, outcome: 'failed', by: 'digital_payment', reason: null, now });
  return 'failed';
}
