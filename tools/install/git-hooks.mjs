// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sets core.hooksPath to .githooks in a developer's checkout, unless other hooks are configured.
 * @param {string} root
 */
export function useGitHooks(root) {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const chosen = git(root, 'config', '--get', 'core.hooksPath');
  // git config --get exits with 1 if the key is not set; otherwise it is set or git failed.
  if (chosen.status === 1) git(root, 'config', 'core.hooksPath', '.githooks');
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function git(cwd, ...args) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' });
}
