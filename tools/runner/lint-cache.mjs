// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

const folder = join(root, 'node_modules/.cache');
const notOurs = /^(node_modules|build|test-results|\.react-router|\.data.*)$/;

/**
 * Where eslint may keep what it found. Its own cache looks at each file alone, but with types a change in one file makes
 * another one right or wrong; so a cache is good only as long as none of these sources has changed.
 * @param {string} name
 * @param {string[]} rooms
 */
export function lintCache(name, rooms) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'])
    hash.update(readFileSync(join(root, file)));
  for (const room of rooms)
    for (const file of sourcesIn(join(root, room))) hash.update(file).update(readFileSync(file));
  const file = `eslint-${name}-${hash.digest('hex').slice(0, 16)}`;
  removeOlder(`eslint-${name}-`, file);
  return join(folder, file);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function sourcesIn(path) {
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !notOurs.test(name));
  const inside = entries.flatMap((entry) => {
    if (entry.isDirectory()) return sourcesIn(join(path, entry.name));
    return /\.(tsx?|mjs)$|^tsconfig\.json$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
  return inside.toSorted();
}

/**
 * @param {string} prefix
 * @param {string} current
 */
function removeOlder(prefix, current) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (file.startsWith(prefix) && file !== current) rmSync(join(folder, file), { force: true });
}
