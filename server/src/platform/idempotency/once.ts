import type { Endpoint } from '@rialto/contract/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHash } from 'node:crypto';
import type { Owner } from '../owner.ts';
import { RefusalError } from '../refuse.ts';
import { findAnswer, insertAnswer, insertAttempt, keepAnswer, type Attempt } from './idempotency.sql.ts';

type Asked = {
  owner: Owner;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  key: string | null;
  body: unknown;
  now: Date;
};

/**
 * Does the work once for one key of one owner and gives every retry the first answer (trust.md D4). It is written in the
 * transaction of the work, so an answer exists exactly when the effect does; a refusal leaves nothing and may be retried.
 * The same key with another body is refused: one of the two would be answered with the other's result.
 */
export async function once<Answer>(tx: Sql, asked: Asked, work: () => Promise<Answer>): Promise<Answer> {
  const attempt = attemptOf(asked);
  if (attempt === null) return work();
  if (!(await insertAttempt(tx, attempt))) return answerTo(attempt, await findAnswer(tx, attempt)) as Answer;
  const answer = await work();
  await keepAnswer(tx, attempt, answer);
  return answer;
}

/**
 * Like `once`, with fewer trips, for work that begins with a lock: `hold` takes it and reads, but changes and refuses
 * nothing, and a retry waits for the first there and then finds its answer. The work hands its answer to `keep` before its
 * changes. Should two ever meet only there, the second has been overtaken, and its transaction repeats on `keyTaken`.
 */
export async function onceAfter<Seen, Answer>(
  tx: Sql,
  asked: Asked,
  hold: () => Promise<Seen>,
  work: (seen: Seen, keep: (answer: Answer) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const attempt = attemptOf(asked);
  if (attempt === null) return work(await hold(), async () => undefined);
  const [seen, known] = await Promise.all([hold(), findAnswer(tx, attempt)]);
  if (known) return answerTo(attempt, known) as Answer;
  return work(seen, (answer) => insertAnswer(tx, attempt, answer));
}

function attemptOf({ owner, endpoint: { method, path }, key, body, now }: Asked): Attempt | null {
  return key === null ? null : { owner, method, path, key, bodyHash: hashOf(body), now };
}

function answerTo({ bodyHash }: Attempt, known: { bodyHash: string; answer: unknown } | null): unknown {
  if (known?.bodyHash !== bodyHash) throw new RefusalError({ code: 'key_reused' });
  return known.answer;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
