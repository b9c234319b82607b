import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run order -- 482913077 confirmed`: changes the status of an order in a running or stopped shop.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { runOrderCommand } = await import('../host/src/order-command.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const now = shopClock(settings)();
const isSimulated = settings.SIMULATION === 1 && settings.DEMO === 1;
const speed = isSimulated ? settings.SIMULATION_SPEED : 1;
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  const say = (line) => console.log(line);
  process.exitCode = await runOrderCommand(database.sql, process.argv.slice(2), { say, now, speed });
} finally {
  await close();
}
