import type { OwnStaffAccount } from '@rialto/contract/calls/console/me.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { findStaffNames } from './staff.sql.ts';

/** The caller's account, what they may use, and their stores. */
export async function readOwnStaff(db: Sql, { id, role, storeIds }: Staff): Promise<OwnStaffAccount> {
  const { name, email } = await findStaffNames(db, id);
  return { id, name, email, role, permissions: [...permissionsOf(role)], store_ids: storeIds };
}
