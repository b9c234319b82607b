import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run dev`: pages change in the open browser; the server starts again when one of its files changes.
await ensureInstalled({ dev: true });
await reExecWithRightNode();

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'host/src/main.ts');
// Named folders, because the page builder writes temporary modules that would count as a change each time.
const watched = ['host/src', 'server/src', 'demo/src', 'packages'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
);
const shop = spawn(process.execPath, [...watched, '--watch-preserve-output', main, '--dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill('SIGTERM'));
shop.on('exit', (code) => process.exit(code ?? 0));
