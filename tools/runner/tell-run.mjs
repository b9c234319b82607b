// @ts-check
import { ensureInstalled } from '../install.mjs';
import { reExecWithRightNode } from '../right-node.mjs';
import { summaryLine } from './counts.mjs';
import { runChecks } from './run-checks.mjs';
import { openTemporaryFolder } from './temporary-folder.mjs';

/**
 * What every command that checks does around its checks: installs what is missing, goes on with the right Node, and
 * ends with one line over all runners.
 * @param {(folder: string) => import('./run-checks.mjs').Check[] | Promise<import('./run-checks.mjs').Check[]>} checksIn folder for reports
 */
export async function tellRun(checksIn) {
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
  // Hundreds of lines lie between a failed test and the end; who reads only the end shall know its name.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${summaryLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
