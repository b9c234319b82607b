import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `node tools/staff-token.mjs`: prints a token of the operator, valid for a day, for the calls under /console.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { createStaffSession, ensureStaff } = await import('../server/src/domains/identity/identity.public.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const now = shopClock(settings)();
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  const staffId = await ensureStaff(database.sql, { name: 'Operator', role: 'operator', now });
  console.log(await createStaffSession(database.sql, { staffId, now }));
} finally {
  await close();
}
