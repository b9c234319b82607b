// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Points git at .githooks in a person's own checkout, unless that person already chose hooks.
 * @param {string} root
 */
export function useGitHooks(root) {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const chosen = git(root, 'config', '--get', 'core.hooksPath');
  // git config --get ends with 1 when the key is not set; anything else is an answer or a trouble of its own.
  if (chosen.status === 1) git(root, 'config', 'core.hooksPath', '.githooks');
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function git(cwd, ...args) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' });
}
