// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ANSWER_MS = 20_000;

/**
 * The first of these commands that exists and runs: Ubuntu's `chromium` may be only a wrapper for snap.
 * @param {string[]} names */
export function firstWorking(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => isExecutable(file) && answers(file));
}

/** @param {string} browser */
export function answers(browser) {
  return spawnSync(browser, ['--version'], { timeout: ANSWER_MS }).status === 0;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

export function hasApt() {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @returns {string | null} the last lines of apt-get if it failed
 */
export function aptInstall(packages) {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (apt(install) === null) return null;
  // Missing or outdated package lists are the usual reason.
  apt(['update']);
  return apt(install);
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status === 0) return null;
  return (error?.message ?? stderr).trim().split('\n').slice(-3).join(' ');
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
