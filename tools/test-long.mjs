// @ts-check
import { findBrowser } from './browser.mjs';
import { browserChecks, longRuns } from './runner/checks.mjs';
import { tellRun } from './runner/tell-run.mjs';

// `npm run test:long`: what `npm test` has no time for. Runs on Node 20 until the right one is there.
await tellRun(async (folder) => browserChecks(folder, await findBrowser(), longRuns));
