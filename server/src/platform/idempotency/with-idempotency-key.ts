import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../refuse.ts';
import { bodyHash } from './body-hash.ts';
import { findResult, insertKey, saveResult, type IdempotencyKey, type KeyOwner } from './idempotency.sql.ts';

type KeyedRequest = {
  owner: KeyOwner;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Null if the client sent no key: then the work simply runs. */
  key: string | null;
  body: unknown;
  now: Date;
};

/**
 * Runs the work once per key and owner and returns the stored result to every retry (trust.md D4). Key and result are
 * written in the transaction of the work, so a refusal stores nothing; a key that was used with another body is refused.
 */
export async function withIdempotencyKey<Result>(
  tx: Sql,
  request: KeyedRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = keyOf(request);
  if (key === null) return work();
  if (!(await insertKey(tx, key))) return storedResult(key, await findResult(tx, key)) as Result;
  const result = await work();
  await saveResult(tx, key, result);
  return result;
}

function keyOf({ owner, endpoint: { method, path }, key, body, now }: KeyedRequest): IdempotencyKey | null {
  return key === null ? null : { owner, method, path, key, bodyHash: bodyHash(body), now };
}

function storedResult({ bodyHash }: IdempotencyKey, stored: { bodyHash: string; result: unknown } | null): unknown {
  if (stored?.bodyHash !== bodyHash) throw new RefusalError({ code: 'key_reused' });
  return stored.result;
}
