// @ts-check
import { verifyChecks } from './runner/checks.mjs';
import { tellRun } from './runner/tell-run.mjs';

// `npm run verify`: every check but the browser tests. Runs on Node 20 until the right one is there.
await tellRun(verifyChecks);
