import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { findChangers, findChanges, findSubjects, type ChangeFilter, type ChangeRow } from './change-log.sql.ts';

/** A page of the log of changes, and where the next one begins. */
export async function listChanges(
  db: Sql,
  filter: ChangeFilter,
  limit: number,
): Promise<{ rows: ChangeRow[]; next: number | null }> {
  if ([filter.from, filter.until].some((time) => time && Number.isNaN(time.getTime())))
    throw new RefusalError({ code: 'invalid_input' });
  const rows = await findChanges(db, filter, limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export async function listChangeFilters(db: Sql) {
  return { people: await findChangers(db), subjects: await findSubjects(db) };
}
