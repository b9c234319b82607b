import type { Sql } from '@rialto/database/sql.ts';
import type { DemoMember } from './demo-staff.ts';

/** Adds the members; those of a store work for the first one. */
export async function insertStaff(tx: Sql, members: readonly DemoMember[], now: Date): Promise<void> {
  await tx`
    insert into staff (name, email, role, password_hash, created_at)
    select name, email, role, "passwordHash", ${now}
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as x(name text, email text, role text, "passwordHash" text)`;
  await tx`
    insert into staff_stores (staff_id, store_id)
    select s.id, (select min(id) from stores) from staff s
    where s.role = 'store' and s.email is not null and exists (select from stores)`;
}

/** Which of these members still have the public password. */
export async function emailsWithHash(db: Sql, members: readonly DemoMember[]): Promise<string[]> {
  const hashes = members.map(({ passwordHash }) => passwordHash);
  const rows = await db<{ email: string }[]>`
    select email from staff where password_hash = any(${hashes}) and is_active`;
  return rows.map(({ email }) => email);
}
