import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

const kinds = {
  // `npm run test:kills -- 100`: kills the shop and its database this many times each while orders are placed, the shop a
  // third as often while a file is imported, and until MONEY_KILL_ROUNDS kills have met every kind of movement of money.
  kills: { file: 'kills.long.test.ts', variable: 'KILL_ROUNDS', rounds: '100', more: { MONEY_KILL_ROUNDS: '10' } },
  // `npm run test:flood -- 100000`: sends this many reads with invented values.
  flood: { file: 'server/src/flood.test.ts', variable: 'FLOOD_REQUESTS', rounds: '100000' },
  // `npm run test:evening -- 2000`: plays a simulated evening with this many orders.
  evening: { file: 'host/src/simulation/evening.long.test.ts', variable: 'EVENING_ORDERS', rounds: '2000' },
  // `npm run test:money -- 750000`: makes this many random calls that move money, and compares every wallet with a model.
  money: { file: 'server/src/money-run.test.ts', variable: 'MONEY_CALLS', rounds: '750000' },
  // `npm run test:stops -- 50`: stops the shop this many times while it starts.
  stops: { file: 'host/src/stop-while-starting.long.test.ts', variable: 'STOP_ROUNDS', rounds: '50' },
};
const { file, variable, rounds, more } = kinds[process.argv[2]];

await ensureInstalled({ dev: true });
await reExecWithRightNode();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { commandOf } = await import('./runner/child.mjs');
const { status } = spawnSync(process.execPath, [commandOf('vitest', 'vitest'), 'run', file], {
  stdio: 'inherit',
  env: {
    ...more,
    ...process.env,
    ...(file.includes('.long.') && { TESTS: 'long' }),
    [variable]: process.argv[3] ?? rounds,
  },
});
process.exit(status ?? 1);
