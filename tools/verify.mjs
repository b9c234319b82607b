// @ts-check
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';
import { verifyChecks } from './runner/checks.mjs';
import { summaryLine } from './runner/counts.mjs';
import { runChecks } from './runner/run-checks.mjs';
import { openTemporaryFolder } from './runner/temporary-folder.mjs';

// `npm run verify`: every check but the browser tests. Runs on Node 20 until the right one is there.
try {
  await ensureInstalled({ dev: true });
  await reExecWithRightNode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const folder = openTemporaryFolder();
const counts = await runChecks(verifyChecks(folder.path));
await folder.close();
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
