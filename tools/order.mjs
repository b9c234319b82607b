import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run order -- 482913077 confirmed`: moves an order by hand, in an open shop or beside a closed one.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { joinDatabase } = await import('../host/src/join-database.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { runOrderCommand } = await import('../host/src/order-command.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const now = shopClock(settings)();
const { database, close } = await joinDatabase(settings, silent);
try {
  const say = (line) => console.log(line);
  process.exitCode = await runOrderCommand(database.sql, process.argv.slice(2), { say, now });
} finally {
  await close();
}
