import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run bench`: measures the shop and a reference in the same run.
await ensureInstalled({ dev: true });
await reExecWithRightNode();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
if (process.argv[2] === 'pages') {
  const { ensureBrowser } = await import('./browser.mjs');
  process.env.CHROMIUM_PATH ??= await ensureBrowser();
}
await import('../bench/src/main.ts');
