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

export async function insertLogged(tx: Sql, { name, audiences, data }: Omit<LoggedEvent, 'id'>): Promise<void> {
  await tx`
    with logged as (
      insert into live_log (audiences, name, data) values (${audiences}, ${name}, ${data}) returning id)
    select pg_notify(${LIVE_CHANNEL}, id || chr(10) || ${[name, audiences.join(' '), data].join('\n')}) from logged`;
}
