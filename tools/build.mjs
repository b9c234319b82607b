import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Builds the pages and the server if their sources have changed since the last build. Returns whether one was built. */
export async function ensureBuilt() {
  const pages = await unlessFresh('storefront/build', ['packages', 'storefront', 'courier', 'console'], buildPages);
  const server = await unlessFresh('server/build', ['packages', 'server', 'host', 'demo'], buildServer);
  return pages || server;
}

async function unlessFresh(target, folders, build) {
  const stamp = join(root, target, 'built-from.txt');
  const sources = hashOf(folders);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false;
  await build(sources);
  await writeFile(stamp, sources);
  return true;
}

async function buildPages(sources) {
  await run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], join(root, 'storefront'), {
    VITE_BUILD_ID: sources.slice(0, 10),
  });
  await compressAssets(join(root, 'storefront/build/client'));
  for (const app of ['courier', 'console']) {
    await run([vite, 'build'], join(root, app));
    await compressAssets(join(root, app, 'build'));
  }
}

const buildServer = () => run([vite, 'build'], join(root, 'host'));

function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) hash.update(hashOfFolder(folder));
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

const hashes = new Map();

/** Reads without awaiting, which takes a third of the time: every start waits for it. */
function hashOfFolder(folder) {
  const known = hashes.get(folder);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of sourcesIn(join(root, folder))) hash.update(file).update(readFileSync(file));
  const made = hash.digest('hex');
  hashes.set(folder, made);
  return made;
}

const NOT_SOURCES = new Set(['node_modules', 'build', 'compiled', '.react-router']);

function* sourcesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) yield* sourcesIn(path);
    if (entry.isFile() && isSource(path)) yield path;
  }
}

function isSource(file) {
  return !/[\\/]project\.inlang[\\/](?!settings)|\.test\.tsx?$/.test(file);
}

/** Static files are compressed once at the best level instead of per request. */
async function compressAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const content = await readFile(file);
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

function run(args, cwd, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', ...extra },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await ensureBuilt()) ? 'Built.' : 'The build is up to date.');
}
