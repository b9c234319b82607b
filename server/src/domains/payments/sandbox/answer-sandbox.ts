import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { answerSession, findSession, insertSandboxEvent, type SandboxSession } from './sandbox.sql.ts';

/** What the payer may let the sandbox do. */
export const sandboxAnswers = ['approve', 'decline', 'late', 'twice', 'late_twice', 'time_out'] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** How long a late answer takes. Shorter than an order is held, so that a page that waits for it can be seen waiting. */
const LATE_MS = 30_000;

/** Where the payer goes next; null when there is no such session. What is told to the shop is written down to be sent. */
export async function answerSandbox(
  db: Sql,
  { id, answer, now }: { id: string; answer: SandboxAnswer; now: Date },
): Promise<string | null> {
  const session = await findSession(db, id);
  if (!session) return null;
  // A provider that times out has said nothing: it may still be asked again.
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
