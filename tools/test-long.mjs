// @ts-check
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';
import { browserChecks, long } from './runner/checks.mjs';
import { summaryLine } from './runner/counts.mjs';
import { runChecks } from './runner/run-checks.mjs';
import { openTemporaryFolder } from './runner/temporary-folder.mjs';

// `npm run test:long`: what `npm test` has no time for. Runs on Node 20 until the right one is there.
try {
  await ensureInstalled({ dev: true });
  await reExecWithRightNode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const browser = await ensureBrowser().then(
  (path) => async () => path,
  (error) => async () => Promise.reject(error),
);

const folder = openTemporaryFolder();
const counts = await runChecks(browserChecks(folder.path, browser, long));
await folder.close();
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
