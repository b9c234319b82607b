import type { StaffRole } from '@rialto/contract/shapes/enums.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { testTime } from '../../../../testing/time.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { insertStaff, savePassword } from '../staff.sql.ts';

export const PASSWORD = 'seven brown camels';

export type StaffShop = Awaited<ReturnType<typeof openStaffShop>>;
type Headers = { authorization: string };
type Answer = { json<T>(): T };

export const codeOf = (answer: Answer) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;
export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** A shop with a clock of its own, whose members of staff sign in with a password. */
export async function openStaffShop() {
  const time = testTime();
  const api: TestApi = await openTestApi({ clock: time.now });
  const { sql } = api.database.db;
  const passwordHash = await hashPassword(PASSWORD);
  let count = 0;

  async function member(role: StaffRole = 'manager', storeIds: number[] = []) {
    count += 1;
    const email = `${role}${count}@example.com`;
    const name = `Member ${count}`;
    const id = await insertStaff(sql, { name, email, role, storeIds, now: time.now() });
    await savePassword(sql, id, passwordHash);
    return { id, email, name };
  }
  const signIn = (email: string, password = PASSWORD) => api.post('/console/sign-in', { email, password });
  const tokenOf = async (email: string) => (await signIn(email)).json<{ token: string }>().token;
  return {
    ...api,
    sql,
    time,
    member,
    signIn,
    tokenOf,
    /** A new member with this role, signed in. */
    async signedIn(role: StaffRole = 'manager', storeIds: number[] = []) {
      const person = await member(role, storeIds);
      const token = await tokenOf(person.email);
      return { ...person, token, headers: bearer(token) };
    },
    async me(token: string) {
      return (await api.get('/console/me', bearer(token))).statusCode;
    },
    /** The actions in the log of changes, oldest first. */
    async actions(): Promise<string[]> {
      const rows = await sql<{ action: string }[]>`select action from audit_log order by id`;
      return rows.map(({ action }) => action);
    },
  };
}
