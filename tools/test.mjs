// @ts-check
import { findBrowser } from './browser.mjs';
import { browserChecks, verifyChecks } from './runner/checks.mjs';
import { runCommand } from './runner/run-command.mjs';

// `npm test`: everything, from a bare clone. Runs on Node 20 until the right one is installed.
await runCommand(async (folder) => {
  const browser = await findBrowser();
  return [...verifyChecks(folder), ...browserChecks(folder, browser)];
});
