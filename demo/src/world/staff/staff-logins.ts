import type { Sql } from '@rialto/database/sql.ts';
import { demoStaff, type DemoMember } from './demo-staff.ts';
import { emailsWithHash } from './staff.sql.ts';

export type StaffLogin = Pick<DemoMember, 'email' | 'role' | 'password'>;

/** The logins that still work: a password may have been changed. */
export async function staffLogins(db: Sql): Promise<StaffLogin[]> {
  const emails = await emailsWithHash(db, demoStaff);
  return demoStaff.filter(({ email }) => emails.includes(email));
}
