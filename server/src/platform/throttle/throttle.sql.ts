import { listOf, part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type Count = { count: number; endsAt: Date };
/** The second is counted only if the first is within its limit. */
export type AttemptPair = { first: Attempt; second: Attempt | null };
export type Attempt = { keyHash: Buffer; most: number; weight: number; endsAt: Date };

/** One statement, so that concurrent attempts are all counted. */
export async function countAttempt(db: Sql, { keyHash, weight, endsAt }: Attempt, now: Date): Promise<Count> {
  const rows = await db<Count[]>`
    insert into throttles as t (key_hash, count, ends_at) values (${keyHash}, ${weight}, ${endsAt})
    ${orAdd(now)} returning count, ends_at as "endsAt"`;
  const [row] = rows;
  if (row === undefined) throw new Error('Counting an attempt returned no row');
  return row;
}

/** The second is counted only if the first is within its limit. Returns the counts of those that were counted. */
export async function countBoth(db: Sql, first: Attempt, second: Attempt, now: Date): Promise<Count[]> {
  return db<Count[]>`
    with first as (
      insert into throttles as t (key_hash, count, ends_at) values (${first.keyHash}, ${first.weight}, ${first.endsAt})
      ${orAdd(now)} returning 1 as place, count, ends_at),
    second as (
      insert into throttles as t (key_hash, count, ends_at)
      select ${second.keyHash}::bytea, ${second.weight}::int, ${second.endsAt}::timestamptz
      from first where first.count <= ${first.most}
      ${orAdd(now)} returning 2 as place, count, ends_at)
    select count, ends_at as "endsAt" from (table first union all table second) counted order by place`;
}

/**
 * The same for several, all of different keys. Both kinds are locked in the order of their keys, so that statements of two
 * nodes cannot deadlock.
 */
export async function countAll(
  db: Sql,
  pairs: readonly AttemptPair[],
  now: Date,
): Promise<(Count & { keyHash: Buffer })[]> {
  const keys = pairs.map(({ first }) => first.keyHash);
  const weights = pairs.map(({ first }) => first.weight);
  const ends = pairs.map(({ first }) => first.endsAt);
  const most = pairs.map(({ first }) => first.most);
  const nextKeys = pairs.map(({ second }) => second?.keyHash ?? null);
  const nextWeights = pairs.map(({ second }) => second?.weight ?? null);
  const nextEnds = pairs.map(({ second }) => second?.endsAt ?? null);
  return db<(Count & { keyHash: Buffer })[]>`
    with wanted as (
      select * from unnest((select ${keys}::bytea[])::bytea[], ${listOf.ints(weights)},
        (select ${ends}::timestamptz[])::timestamptz[], ${listOf.ints(most)}, (select ${nextKeys}::bytea[])::bytea[],
        (select ${nextWeights}::int[])::int[], (select ${nextEnds}::timestamptz[])::timestamptz[])
        w (key_hash, weight, ends_at, most, next_key, next_weight, next_ends)),
    first as (
      insert into throttles as t (key_hash, count, ends_at)
      select key_hash, weight, ends_at from wanted order by key_hash
      ${orAdd(now)} returning key_hash, count, ends_at),
    second as (
      insert into throttles as t (key_hash, count, ends_at)
      select next_key, next_weight, next_ends from first join wanted using (key_hash)
      where next_key is not null and first.count <= most order by next_key
      ${orAdd(now)} returning key_hash, count, ends_at)
    select key_hash as "keyHash", count, ends_at as "endsAt" from (table first union all table second) counted`;
}

/** A key that is known counts on, or starts again if its time is over. */
const orAdd = (now: Date) => part`
  on conflict (key_hash) do update
    set count = case when t.ends_at <= ${now} then excluded.count else least(t.count, 1000000) + excluded.count end,
        ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end`;

export async function findCount(db: Sql, keyHash: Buffer, now: Date): Promise<Count | null> {
  const rows = await db<Count[]>`
    select count, ends_at as "endsAt" from throttles where key_hash = ${keyHash} and ends_at > ${now}`;
  return rows[0] ?? null;
}

export async function uncountOne(db: Sql, keyHash: Buffer): Promise<void> {
  await db`update throttles set count = count - 1 where key_hash = ${keyHash} and count > 0`;
}

export async function deleteCount(db: Sql, keyHash: Buffer): Promise<void> {
  await db`delete from throttles where key_hash = ${keyHash}`;
}

export async function deleteOldCounts(db: Sql, now: Date): Promise<void> {
  await db`delete from throttles where ends_at <= ${now}`;
}
