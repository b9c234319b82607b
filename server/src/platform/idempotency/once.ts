import type { Endpoint } from '@rialto/contract/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHash } from 'node:crypto';
import type { Owner } from '../owner.ts';
import { RefusalError } from '../refuse.ts';
import { findAnswer, insertAttempt, keepAnswer } from './idempotency.sql.ts';

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
  return onceAfter(
    tx,
    asked,
    async () => undefined,
    async (_, keep) => keep(await work()),
  );
}

/**
 * Like `once`, with fewer waits. What `lookAhead` reads and locks travels with the key, so it must change nothing and
 * refuse nothing: for a retry it is not looked at. The work hands its answer to `keep` beside its last changes.
 */
export async function onceAfter<Seen, Answer>(
  tx: Sql,
  asked: Asked,
  lookAhead: () => Promise<Seen>,
  work: (seen: Seen, keep: (answer: Answer) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const { owner, endpoint, key, body, now } = asked;
  if (key === null) return work(await lookAhead(), async (answer) => answer);
  const attempt = { owner, method: endpoint.method, path: endpoint.path, key, bodyHash: hashOf(body), now };
  const keep = async (answer: Answer) => {
    await keepAnswer(tx, attempt, answer);
    return answer;
  };
  const [isFirst, seen] = await Promise.all([insertAttempt(tx, attempt), lookAhead()]);
  if (isFirst) return work(seen, keep);
  const known = await findAnswer(tx, attempt);
  if (!known || known.bodyHash !== attempt.bodyHash) throw new RefusalError({ code: 'key_reused' });
  return known.answer as Answer;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
