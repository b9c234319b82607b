import type { listStaffSessions } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { flag } from '../../../../platform/wire-values.ts';
import type { StaffSessionRow } from './staff-sessions.sql.ts';

export function staffSession(row: StaffSessionRow): Reply<typeof listStaffSessions>['sessions'][number] {
  return {
    id: row.id,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    is_current: flag(row.isCurrent),
  };
}
