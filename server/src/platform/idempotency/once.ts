import type { Endpoint } from '@rialto/contract/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../owner.ts';
import { RefusalError } from '../refuse.ts';
import { bodyHash } from './body-hash.ts';
import { findAnswer, insertAttempt, keepAnswer, type Attempt } from './idempotency.sql.ts';

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

function attemptOf({ owner, endpoint: { method, path }, key, body, now }: Asked): Attempt | null {
  return key === null ? null : { owner, method, path, key, bodyHash: bodyHash(body), now };
}

function answerTo({ bodyHash }: Attempt, known: { bodyHash: string; answer: unknown } | null): unknown {
  if (known?.bodyHash !== bodyHash) throw new RefusalError({ code: 'key_reused' });
  return known.answer;
}
