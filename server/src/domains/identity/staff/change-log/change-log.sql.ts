import type { StaffId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

type Values = Record<string, unknown>;

export type ChangeRow = {
  id: number;
  at: Date;
  staffId: StaffId;
  name: string;
  action: string;
  subject: string;
  subjectId: string;
  before: Values | null;
  after: Values | null;
};

export type ChangeFilter = {
  staffId: StaffId | null;
  subject: string | null;
  from: Date | null;
  until: Date | null;
  /** Only rows before this one. */
  beforeId: number | null;
};

export function findChanges(db: Sql, filter: ChangeFilter, limit: number): Promise<ChangeRow[]> {
  const { staffId, subject, from, until, beforeId } = filter;
  return db<ChangeRow[]>`
    select a.id, a.at, a.staff_id as "staffId", s.name, a.action, a.subject, a.subject_id as "subjectId",
      case a.subject when 'import' then a.before - 'rows' else a.before end as before,
      case a.subject when 'import' then a.after - 'rows' else a.after end as after
    from audit_log a join staff s on s.id = a.staff_id
    where (${staffId}::int is null or a.staff_id = ${staffId})
      and (${subject}::text is null or a.subject = ${subject})
      and (${from}::timestamptz is null or a.at >= ${from})
      and (${until}::timestamptz is null or a.at < ${until})
      and (${beforeId}::bigint is null or a.id < ${beforeId})
    order by a.id desc limit ${limit}`;
}

/** Everybody who has changed something. */
export function findChangers(db: Sql): Promise<{ id: StaffId; name: string }[]> {
  return db<{ id: StaffId; name: string }[]>`
    select s.id, s.name from staff s where exists (select from audit_log a where a.staff_id = s.id)
    order by lower(s.name), s.id`;
}

/** The kinds of things in the log, each found by the index of subjects. */
export async function findSubjects(db: Sql): Promise<string[]> {
  const rows = await db<{ subject: string }[]>`
    with recursive kinds as (
      (select subject from audit_log order by subject limit 1)
      union all
      select (select a.subject from audit_log a where a.subject > k.subject order by a.subject limit 1)
      from kinds k where k.subject is not null
    )
    select subject from kinds where subject is not null`;
  return rows.map(({ subject }) => subject);
}
