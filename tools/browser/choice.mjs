// @ts-check
/**
 * @typedef {{ wantedPath: string | undefined, onPath: string | undefined, playwrightOwn: string | undefined,
 *   isRoot: boolean, hasApt: boolean }} Machine
 * @typedef {{ kind: 'use', path: string } | { kind: 'apt' } | { kind: 'playwright' }} BrowserChoice
 */

/** Names of Chromium on common systems, best first: the headless shell takes half the time. */
export const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * An existing browser is used. A missing one is installed from the system if we have permission, because apt installs
 * its libraries too.
 * @param {Machine} machine
 * @returns {BrowserChoice}
 */
export function browserChoice({ wantedPath, onPath, playwrightOwn, isRoot, hasApt }) {
  const path = wantedPath || onPath || playwrightOwn;
  if (path) return { kind: 'use', path };
  return isRoot && hasApt ? { kind: 'apt' } : { kind: 'playwright' };
}
