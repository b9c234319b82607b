import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `node tools/staff-session.mjs`: prints the token of an operator for the calls under /api/v1/console, valid for a day.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { newOperatorToken } = await import('../host/src/operator-token.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  console.log(await newOperatorToken(database.sql, shopClock(settings)()));
} finally {
  await close();
}
