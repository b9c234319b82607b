// @ts-check
import { verifyChecks } from './runner/checks.mjs';
import { runCommand } from './runner/run-command.mjs';

// `npm run verify`: every check except the browser tests. Runs on Node 20 until the right one is installed.
await runCommand(verifyChecks);
