import type { Sql } from '@rialto/database/sql.ts';
import { staffRoles } from '@rialto/contract/shapes/enums.ts';
import { createStaffSession, ensureStaff } from '@rialto/server/domains/identity/identity.public.ts';

/** Staff of a store need their stores, so they are added through the API. */
const roles = staffRoles.filter((role) => role !== 'store');
const USAGE = `npm run staff -- <role>
  role   ${roles.join(', ')}`;

/** Prints a token of one day for programs that make the console's calls. Returns the exit code. */
export async function runStaffCommand(
  db: Sql,
  args: readonly string[],
  { say, now }: { say: (line: string) => void; now: Date },
): Promise<number> {
  const role = roles.find((name) => name === args[0]);
  if (!role || args.length > 1) {
    say(USAGE);
    return 2;
  }
  const staffId = await ensureStaff(db, { name: 'Command line', role, now });
  say(await createStaffSession(db, { staffId, now }));
  return 0;
}
