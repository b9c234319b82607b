import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run dev`: pages change in the open browser; the server starts again when one of its files changes.
await ensureInstalled({ dev: true });
await reExecWithRightNode();

const main = fileURLToPath(new URL('../host/src/main.ts', import.meta.url));
const shop = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, '--dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill('SIGTERM'));
shop.on('exit', (code) => process.exit(code ?? 0));
