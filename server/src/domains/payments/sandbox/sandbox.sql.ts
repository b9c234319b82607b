import type { OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type SandboxSession = {
  id: string;
  paymentId: string;
  /** Null for money that is added to a wallet. */
  orderId: OrderId | null;
  amountMinor: number;
  currency: string;
  digits: number;
  language: 'en' | 'ar';
  returnUrl: string;
  cancelUrl: string;
  answer: 'approved' | 'declined' | 'closed' | null;
};

const columns = part`id, payment_id as "paymentId", order_id as "orderId", amount_minor as "amountMinor", currency, digits,
  language, return_url as "returnUrl", cancel_url as "cancelUrl", answer`;

export async function sandboxKey(db: Sql): Promise<string> {
  const [row] = await db<{ key: string }[]>`select key from sandbox_key`;
  if (!row) throw new Error('The sandbox key is missing');
  return row.key;
}

/** Stores the session of a payment, or returns the existing one. */
export async function storeSession(db: Sql, session: Omit<SandboxSession, 'answer'>, now: Date): Promise<string> {
  const { id, paymentId, orderId, amountMinor, currency, digits, language, returnUrl, cancelUrl } = session;
  const [row] = await db<{ id: string }[]>`
    insert into sandbox_sessions (id, payment_id, order_id, amount_minor, currency, digits, language, return_url,
      cancel_url, created_at)
    values (${id}, ${paymentId}, ${orderId}, ${amountMinor}, ${currency}, ${digits}, ${language}, ${returnUrl},
      ${cancelUrl}, ${now})
    on conflict (payment_id) do update set payment_id = excluded.payment_id
    returning id`;
  return row?.id ?? id;
}

export async function findSession(db: Sql, id: string): Promise<SandboxSession | undefined> {
  const [row] = await db<SandboxSession[]>`select ${columns} from sandbox_sessions where id = ${id}`;
  return row;
}

/** False if the session is already answered. */
export async function answerSession(
  tx: Sql,
  id: string,
  answer: NonNullable<SandboxSession['answer']>,
): Promise<boolean> {
  const rows = await tx`
    update sandbox_sessions set answer = ${answer} where id = ${id} and answer is null returning id`;
  return rows.length > 0;
}

export type SandboxEvent = { id: string; sessionId: string; kind: 'paid' | 'failed'; copies: number; dueAt: Date };

export async function insertSandboxEvent(tx: Sql, { id, sessionId, kind, copies, dueAt }: SandboxEvent): Promise<void> {
  await tx`
    insert into sandbox_events (id, session_id, kind, copies, due_at)
    values (${id}, ${sessionId}, ${kind}, ${copies}, ${dueAt})`;
}

/** Claims due events and postpones them by a minute, in case delivery fails. */
export function claimDueEvents(db: Sql, now: Date): Promise<SandboxEvent[]> {
  return db<SandboxEvent[]>`
    update sandbox_events set due_at = ${now}::timestamptz + interval '1 minute'
    where id in (
      select id from sandbox_events where sent_at is null and due_at <= ${now}
      order by due_at limit 20 for update skip locked
    )
    returning id, session_id as "sessionId", kind, copies, due_at as "dueAt"`;
}

export async function markEventSent(db: Sql, id: string, now: Date): Promise<void> {
  await db`update sandbox_events set sent_at = ${now} where id = ${id}`;
}

export async function storeSandboxRefund(
  db: Sql,
  { key, sessionId, amountMinor, now }: { key: string; sessionId: string; amountMinor: number; now: Date },
): Promise<void> {
  await db`
    insert into sandbox_refunds (key, session_id, amount_minor, created_at)
    values (${key}, ${sessionId}, ${amountMinor}, ${now})
    on conflict (key) do nothing`;
}
