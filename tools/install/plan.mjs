// @ts-check
/**
 * @typedef {{ lock: string, dev: boolean, platform: string }} Stamp What was installed last time.
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {'nothing' | 'adopt' | 'add-dev' | 'clean'} Plan
 *   adopt: exactly this was installed without us, only our stamp is missing.
 */

/**
 * What to install. Development packages that are not needed now are kept.
 * @param {{ wanted: Stamp, stamp: Stamp | null, hasModules: boolean, isComplete: () => boolean }} state
 * @returns {Plan}
 */
export function installPlan({ wanted, stamp, hasModules, isComplete }) {
  if (!hasModules) return 'clean';
  const isSameInstall = stamp?.lock === wanted.lock && stamp.platform === wanted.platform;
  if (isSameInstall && (stamp.dev || !wanted.dev)) return 'nothing';
  if (isComplete()) return 'adopt';
  return isSameInstall ? 'add-dev' : 'clean';
}

/**
 * Whether npm's record of node_modules contains every package of the lockfile that this platform needs.
 * @param {Lock} lock
 * @param {Lock | null} installed
 * @param {{ dev: boolean, os: string, cpu: string }} machine
 */
export function holdsEverything(lock, installed, machine) {
  if (!installed?.packages) return false;
  const here = installed.packages;
  return Object.entries(lock.packages ?? {})
    .filter(([path, locked]) => path.includes('node_modules/') && isNeeded(locked, machine))
    .every(([path, locked]) => here[path] !== undefined && here[path].version === locked.version);
}

/**
 * @param {LockedPackage} locked
 * @param {{ dev: boolean, os: string, cpu: string }} machine
 */
function isNeeded({ dev, optional, devOptional, os, cpu, libc }, machine) {
  if (dev && !machine.dev) return false;
  if (!optional && !devOptional) return true;
  // An optional package for this platform is a runtime or a database; npm may omit any other one.
  return !libc && !devOptional && [os].flat().includes(machine.os) && [cpu].flat().includes(machine.cpu);
}

/**
 * @param {'add-dev' | 'clean'} plan
 * @param {boolean} dev
 */
export function npmArguments(plan, dev) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=optional'];
  // --no-save: another version of npm must not rewrite the lockfile.
  const command = plan === 'clean' ? ['ci'] : ['install', '--no-save'];
  // Set explicitly in both directions, because NODE_ENV=production would make npm omit development packages.
  return [...command, ...quiet, dev ? '--include=dev' : '--omit=dev'];
}
