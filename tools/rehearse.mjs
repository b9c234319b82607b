import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run rehearse -- --orders-per-minute 60`: plays load in a demo city that was started with SIMULATION=0.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { openCommandApi } = await import('../host/src/open-command-api.ts');
const { shopClock } = await import('../host/src/shop-clock.ts');
const { isSimulatedShop } = await import('../host/src/simulation/is-simulated.ts');
const { runRehearseCommand } = await import('../host/src/rehearse-command.ts');

// Couriers are then as fast as those of a simulated shop.
process.env.SIMULATION = '1';
process.env.LOG_LEVEL ??= 'error';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = readSettings(process.env);
const clock = shopClock(settings);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());
const { database, close } = await openDatabaseForCommand(settings, silent);
try {
  const db = database.sql;
  const isSimulated = await isSimulatedShop(settings, db);
  const { fetchFrom, log, ...api } = await openCommandApi({ settings, clock, database, isSimulated });
  const say = (line) => console.log(line);
  const parts = { db, clock, speed: settings.SIMULATION_SPEED, log, fetchFrom, isSimulated, say };
  process.exitCode = await runRehearseCommand({ ...parts, signal: stopping.signal }, process.argv.slice(2));
  await api.close();
} finally {
  await close();
}
