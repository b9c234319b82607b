import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';
import { supervise } from './supervisor/supervise.mjs';

// `npm start`: from a bare clone to a running shop. Starts on Node 20, then continues on the right one.
const hasBegun = process.env.RIALTO_BEGAN_AT !== undefined;
process.env.RIALTO_BEGAN_AT ??= String(Date.now());

endWithParent();

try {
  if (!hasBegun) {
    console.log('\n  Rialto\n');
    await step('dependencies', () => ensureInstalled({ dev: false, log: (line) => console.log(`    ${line}`) }));
  }
  await reExecWithRightNode();
  const { ensureBuilt } = await import('./build.mjs');
  await step('build', ensureBuilt);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
// A started shop should show its pictures soon.
process.env.DRAW_AHEAD ??= '1';
// The stores and couriers of the demo city do their work.
process.env.SIMULATION ??= '1';
const shop = fileURLToPath(new URL('./supervisor/shop.mjs', import.meta.url));
process.exit(await supervise({ args: [shop], onOpen: sayReady }));

function sayReady() {
  const seconds = (Date.now() - Number(process.env.RIALTO_BEGAN_AT)) / 1000;
  console.log(`  Ready after ${seconds.toFixed(1)} s. Ctrl-C stops.\n`);
}

/** A signal to npm ends the shell between npm and us, and the shell does not forward it: its end is our signal. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

async function step(name, work) {
  const started = performance.now();
  await work();
  console.log(`  ✓ ${name.padEnd(44)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
}
