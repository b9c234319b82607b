// @ts-check
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';
import { commandOf } from './runner/child.mjs';

// `npm run screenshots`: renews the pictures in docs/screens; `npm run screenshots -- tracking` only those with this name.
await ensureInstalled({ dev: true });
await reExecWithRightNode();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const browser = await (await findBrowser())();
const only = process.argv[2] ? ['-g', process.argv[2]] : [];
const { status } = spawnSync(
  process.execPath,
  [commandOf('@playwright/test', 'playwright'), 'test', '-c', 'e2e/screenshots.config.ts', ...only],
  { stdio: 'inherit', env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) } },
);
process.exit(status ?? 1);
