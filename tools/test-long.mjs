// @ts-check
import { findBrowser } from './browser.mjs';
import { browserChecks, longRuns, longUnitTests } from './runner/checks.mjs';
import { runCommand } from './runner/run-command.mjs';

// `npm run test:long`: the tests that take too long for `npm test`. Runs on Node 20 until the right one is installed.
await runCommand(async (folder) => {
  const browser = await findBrowser();
  return [...longUnitTests(folder), ...browserChecks(folder, browser, longRuns)];
});
