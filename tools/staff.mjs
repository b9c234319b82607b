import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run staff -- dispatcher`: prints a token for the console's calls of a running or stopped shop.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { runStaffCommand } = await import('../host/src/staff-command.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const now = shopClock(settings)();
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  const say = (line) => console.log(line);
  process.exitCode = await runStaffCommand(database.sql, process.argv.slice(2), { say, now });
} finally {
  await close();
}
