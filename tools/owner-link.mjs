import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run owner-link`: prints a link that makes an owner of a running or stopped shop, or lets one back in.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { runOwnerLinkCommand } = await import('../host/src/owner-link-command.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const now = shopClock(settings)();
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  await runOwnerLinkCommand(database.sql, settings, { say: (line) => console.log(line), now });
} finally {
  await close();
}
