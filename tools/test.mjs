// @ts-check
import { findBrowser } from './browser.mjs';
import { browserChecks, verifyChecks } from './runner/checks.mjs';
import { tellRun } from './runner/tell-run.mjs';

// `npm test`: everything, from a bare clone. Runs on Node 20 until the right one is there.
await tellRun(async (folder) => {
  const browser = await findBrowser();
  return [...verifyChecks(folder), ...browserChecks(folder, browser)];
});
