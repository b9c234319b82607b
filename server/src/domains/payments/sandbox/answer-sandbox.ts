import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { answerSession, findSession, insertSandboxEvent, type SandboxSession } from './sandbox.sql.ts';

/** Outcomes the payer can choose on the sandbox page. */
export const sandboxAnswers = ['approve', 'decline', 'late', 'twice', 'late_twice', 'time_out'] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** Delay of a late event. Shorter than the payment deadline, so the page is still waiting when it arrives. */
const LATE_MS = 30_000;

/** Queues the webhook events of an answer and returns the next page; null for an unknown session. */
export async function answerSandbox(
  db: Sql,
  { id, answer, now }: { id: string; answer: SandboxAnswer; now: Date },
): Promise<string | null> {
  const session = await findSession(db, id);
  if (!session) return null;
  // A timeout leaves the session unanswered, so the payer can try again.
  if (answer === 'time_out') return session.cancelUrl;
  await inTransaction(db, (tx) => writeAnswer(tx, session, answer, now));
  return answer === 'decline' ? session.cancelUrl : session.returnUrl;
}

async function writeAnswer(tx: Sql, { id }: SandboxSession, answer: SandboxAnswer, now: Date): Promise<void> {
  const isPaid = answer !== 'decline';
  if (!(await answerSession(tx, id, isPaid ? 'approved' : 'declined'))) return;
  await insertSandboxEvent(tx, {
    id: randomBytes(12).toString('hex'),
    sessionId: id,
    kind: isPaid ? 'paid' : 'failed',
    copies: answer.endsWith('twice') ? 2 : 1,
    dueAt: answer.startsWith('late') ? new Date(now.getTime() + LATE_MS) : now,
  });
}
