// @ts-check
import { ensureInstalled } from '../install.mjs';
import { reExecWithRightNode } from '../right-node.mjs';
import { summaryLine } from './counts.mjs';
import { runChecks } from './run-checks.mjs';
import { openTemporaryFolder } from './temporary-folder.mjs';

/**
 * Runs the checks of a command: installs missing packages, switches to the right Node, and prints one summary line over
 * all runners.
 * @param {(folder: string) => import('./run-checks.mjs').Check[] | Promise<import('./run-checks.mjs').Check[]>} checksIn folder for reports
 */
export async function runCommand(checksIn) {
  try {
    await ensureInstalled({ dev: true });
    await reExecWithRightNode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const folder = openTemporaryFolder();
  const { counts, failures } = await runChecks(await checksIn(folder.path));
  await folder.close();
  // Repeated at the end, because hundreds of lines may follow a failed test.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${summaryLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
