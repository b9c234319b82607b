import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run test:scale`: tests with a hundred thousand items, such as the plans of the hot queries.
await ensureInstalled({ dev: true });
await reExecWithRightNode();
const { commandOf } = await import('./runner/child.mjs');
const { status } = spawnSync(process.execPath, [commandOf('vitest', 'vitest'), 'run'], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: 'scale' },
});
process.exit(status ?? 1);
