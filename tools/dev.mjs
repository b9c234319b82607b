import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run dev`: pages update in the open browser; the server restarts when one of its files changes.
await ensureInstalled({ dev: true });
await reExecWithRightNode();

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'host/src/main.ts');
// Watches named folders, because Vite writes temporary modules that would count as changes.
const watched = ['host/src', 'server/src', 'demo/src', 'packages'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
);
const shop = spawn(process.execPath, [...watched, '--watch-preserve-output', main, '--dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill('SIGTERM'));
shop.on('exit', (code) => process.exit(code ?? 0));
