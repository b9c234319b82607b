import type { OwnStaffAccount } from '@rialto/contract/calls/console/team/me.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { flag } from '../../../platform/wire-values.ts';
import { findStaffAccount } from './staff.sql.ts';

/** The caller's account, what they may use, and their stores. */
export async function readOwnStaff(db: Sql, { id, role, storeIds }: Staff): Promise<OwnStaffAccount> {
  const { name, email, hasSecondFactor } = await findStaffAccount(db, id);
  const permissions = [...permissionsOf(role)];
  return { id, name, email, role, permissions, store_ids: storeIds, has_second_factor: flag(hasSecondFactor) };
}
