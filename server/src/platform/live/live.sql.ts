import type { Sql } from '@rialto/database/sql.ts';

/** Notifications carry the whole row: `id`, name, audiences and data, one per line. */
export const LIVE_CHANNEL = 'rialto_live';

/** An arbitrary number, beside those of session-lock.ts. */
const LOG_LOCK = 7_142_204;

export type LoggedEvent = { id: number; name: string; audiences: string[]; data: string };

/** Without it a later id could be committed first, and a reader that has it would never ask for the earlier one. */
export async function lockLog(tx: Sql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${LOG_LOCK})`;
}

export async function insertLogged(tx: Sql, events: readonly Omit<LoggedEvent, 'id'>[]): Promise<void> {
  await tx`
    with logged as (
      insert into live_log (audiences, name, data)
      select string_to_array(e.audiences, ' '), e.name, e.data
      from unnest(${events.map(({ audiences }) => audiences.join(' '))}::text[],
        ${events.map(({ name }) => name)}::text[], ${events.map(({ data }) => data)}::text[])
        with ordinality e(audiences, name, data, position)
      order by e.position
      returning id, name, audiences, data)
    select pg_notify(${LIVE_CHANNEL}, concat_ws(chr(10), id, name, array_to_string(audiences, ' '), data)) from logged`;
}

/** The newest events, oldest first. */
export async function newestLogged(db: Sql, limit: number): Promise<LoggedEvent[]> {
  const rows = await db<LoggedEvent[]>`
    select id, name, audiences, data from live_log order by id desc limit ${limit}`;
  return rows.toReversed();
}

/** Events after an id, oldest first. */
export function loggedAfter(db: Sql, id: number, limit: number): Promise<LoggedEvent[]> {
  return db<LoggedEvent[]>`
    select id, name, audiences, data from live_log where id > ${id} order by id limit ${limit}`;
}

type Span = { after: number; until: number; audiences: readonly string[]; limit: number };

/** The events of a span that these audiences may see. */
export function loggedFor(db: Sql, { after, until, audiences, limit }: Span): Promise<LoggedEvent[]> {
  return db<LoggedEvent[]>`
    select id, name, audiences, data from live_log
    where id > ${after} and id <= ${until} and audiences && ${audiences}::text[] order by id limit ${limit}`;
}

/** The first and the last id of the log; 0 if it is empty. Deleting keeps the last, so an id from `first` on has lost nothing. */
export async function logBounds(db: Sql): Promise<{ first: number; last: number }> {
  const [row] = await db<{ first: number; last: number }[]>`
    select coalesce(min(id), 0) as first, coalesce(max(id), 0) as last from live_log`;
  return row ?? { first: 0, last: 0 };
}

/** By the clock of the database, which also dates the rows. */
export async function deleteOldLogged(db: Sql): Promise<void> {
  await db`
    delete from live_log
    where created_at < now() - interval '15 minutes' and id < (select max(id) from live_log)`;
}
