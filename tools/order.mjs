import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run order -- 482913077 confirmed`: changes the status of an order in a running or stopped shop.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { openCommandApi } = await import('../host/src/open-command-api.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { isSimulatedShop } = await import('../host/src/simulation/is-simulated.ts');
const { runOrderCommand } = await import('../host/src/order-command.ts');

// As `npm start` does, so that the promised arrival is that of the running shop.
process.env.SIMULATION ??= '1';
process.env.LOG_LEVEL ??= 'error';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const clock = shopClock(settings);
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  const db = database.sql;
  const api = await openCommandApi({ settings, clock, database, isSimulated: await isSimulatedShop(settings, db) });
  const say = (line) => console.log(line);
  process.exitCode = await runOrderCommand({ db, fetchApi: api.fetchApi, say, now: clock() }, process.argv.slice(2));
  await api.close();
} finally {
  await close();
}
