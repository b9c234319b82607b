import type { Sql } from '@rialto/database/sql.ts';
import type { Courier, Staff } from '../../platform/crew.ts';
import { ofStaff } from './conversations.sql.ts';
import { isInConversation } from './messages.sql.ts';
import { isInOpenRun } from './runs.sql.ts';

/** Pictures of a conversation are for its two sides: a courier only during the run and shortly after it. */
export function mayReadChatFile(
  db: Sql,
  fileId: string,
  { courier, staff }: { courier: Courier | null; staff: Staff | null },
  now: Date,
): Promise<boolean> {
  if (courier) return isInOpenRun(db, fileId, courier.id, now);
  if (staff) return isInConversation(db, fileId, ofStaff(staff.storeIds));
  return Promise.resolve(false);
}
