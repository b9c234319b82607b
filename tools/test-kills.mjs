import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run test:kills -- 100`: kills the shop and its database this many times each while orders are placed.
await ensureInstalled({ dev: true });
await reExecWithRightNode();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { commandOf } = await import('./runner/child.mjs');
const { status } = spawnSync(
  process.execPath,
  [commandOf('vitest', 'vitest'), 'run', 'host/src/placing-kills.test.ts'],
  { stdio: 'inherit', env: { ...process.env, KILL_ROUNDS: process.argv[2] ?? '100' } },
);
process.exit(status ?? 1);
