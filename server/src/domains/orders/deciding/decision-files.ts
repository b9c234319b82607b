import type { Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { isOrderFile } from './decisions.sql.ts';

/** Pictures of prescriptions, refund requests and told payments are for staff who decide about them. */
export async function mayReadDecisionFile(db: Sql, fileId: string, staff: Staff | null): Promise<boolean> {
  if (!staff || staff.storeIds !== null || !permissionsOf(staff.role).includes('decisions')) return false;
  return isOrderFile(db, fileId);
}
