import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import type { ChangeRow } from './change-log.sql.ts';

export function loggedChange(row: ChangeRow): LoggedChange {
  return {
    id: row.id,
    at: row.at.toISOString(),
    person: { id: row.staffId, name: row.name },
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    before: row.before,
    after: row.after,
  };
}
