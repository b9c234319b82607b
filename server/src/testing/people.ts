import type { StaffRole } from '@rialto/contract/shapes/enums.ts';
import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { addStaff, createStaffSession } from '../domains/identity/identity.public.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export type TestCustomer = { id: number; token: string; headers: { authorization: string } };
export type TestGuest = { id: number; guestId: string };

type NewCustomer = { id?: number; phone?: string; email?: string | null; fName?: string; passwordHash?: string | null };

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const someDigits = () => String(newId()).padStart(16, '0').slice(-9);

/** A customer whose session outlasts every test. */
export async function addCustomer(db: Sql, customer: NewCustomer = {}): Promise<TestCustomer> {
  const { id = newId(), phone = `+20${someDigits()}`, email = `c${id}@example.com`, fName = 'Mariam' } = customer;
  const refCode = randomBytes(4).toString('hex').toUpperCase();
  await db`
    insert into customers (id, f_name, l_name, phone, email, password_hash, phone_verified_at, ref_code,
      terms_accepted_at, created_at)
    values (${id}, ${fName}, 'Adel', ${phone}, ${email}, ${customer.passwordHash ?? null}, '2020-01-01T00:00:00Z',
      ${refCode}, '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z')`;
  return signIn(db, id);
}

export async function signIn(db: Sql, id: number): Promise<TestCustomer> {
  const token = randomBytes(32).toString('base64url');
  await db`
    insert into sessions (id, token_hash, customer_id, created_at, last_used_at, idle_until, ends_at)
    values (${randomUUID()}, ${hashOf(token)}, ${id}, '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z',
      '2100-01-01T00:00:00Z', '2100-01-01T00:00:00Z')`;
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

export async function addGuest(db: Sql): Promise<TestGuest> {
  const guestId = randomBytes(24).toString('base64url');
  const id = newId();
  await db`insert into guests (id, id_hash) values (${id}, ${hashOf(guestId)})`;
  return { id, guestId };
}

type NewMember = { role: StaffRole; storeIds?: number[]; now?: Date };

/** A member of staff, and the headers of their session. */
export async function addMember(
  db: Sql,
  { role, storeIds = [], now = new Date() }: NewMember,
): Promise<{ authorization: string }> {
  const staffId = await addStaff(db, { name: `${role} ${newId()}`, role, storeIds, now });
  const lastsMs = Date.parse('2100-01-01T00:00:00Z') - now.getTime();
  const token = await createStaffSession(db, { staffId, now, lastsMs });
  return { authorization: `Bearer ${token}` };
}

export type TestStaff = { headers: { authorization: string } };

export type TestCourier = { id: number; secret: string; headers: { authorization: string } };

type NewCourier = { fName?: string; vehicle?: string; isOnShift?: boolean; phone?: string };

/** A courier of zone 1 with a link, on shift unless told otherwise. */
export async function addCourierOnShift(db: Sql, courier: NewCourier = {}): Promise<TestCourier> {
  const { fName = 'Karim', vehicle = 'motorbike', isOnShift = true, phone = `+20${someDigits()}` } = courier;
  const secret = `cr_${randomBytes(32).toString('base64url')}`;
  const id = 1_000 + (newId() % 1_000_000_000);
  await db`
    insert into couriers (id, f_name, l_name, phone, vehicle, zone_id, created_at)
    values (${id}, ${fName}, 'Said', ${phone}, ${vehicle}, 1, '2020-01-01T00:00:00Z')`;
  await db`
    insert into courier_links (courier_id, secret_hash, created_at)
    values (${id}, ${hashOf(secret)}, '2020-01-01T00:00:00Z')`;
  if (isOnShift) await db`insert into courier_shifts (courier_id, started_at) values (${id}, '2020-01-01T00:00:00Z')`;
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
