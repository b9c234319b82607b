import type { Sql } from '@rialto/database/sql.ts';
import { createOnlyStaffSession, ensureStaff } from '@rialto/server/domains/identity/identity.public.ts';

const WEEK_MS = 7 * 86_400_000;

/** Sessions of the people that the simulation plays behind the counter. */
export async function signInActors(db: Sql, now: Date): Promise<{ kitchen: string; dispatcher: string }> {
  const stores = await db<{ id: number }[]>`select id from stores`;
  const storeIds = stores.map(({ id }) => id);
  const kitchen = await ensureStaff(db, {
    name: 'Simulated kitchens',
    role: 'store',
    storeIds,
    isSimulated: true,
    now,
  });
  const dispatcher = await ensureStaff(db, {
    name: 'Simulated dispatcher',
    role: 'dispatcher',
    isSimulated: true,
    now,
  });
  const signIn = (staffId: number) => createOnlyStaffSession(db, { staffId, now, lastsMs: WEEK_MS });
  return { kitchen: await signIn(kitchen), dispatcher: await signIn(dispatcher) };
}
