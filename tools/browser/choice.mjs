// @ts-check
/**
 * @typedef {{ wantedPath: string | undefined, onPath: string | undefined, playwrightOwn: string | undefined,
 *   isRoot: boolean, hasApt: boolean }} Machine
 * @typedef {{ kind: 'use', path: string } | { kind: 'apt' } | { kind: 'playwright' }} BrowserChoice
 */

/** Names under which systems install Chromium, best first: without a window of its own it needs half the time. */
export const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A browser that is there is used. One that must be installed comes from the system when we may install there, because
 * its libraries come with it.
 * @param {Machine} machine
 * @returns {BrowserChoice}
 */
export function browserChoice({ wantedPath, onPath, playwrightOwn, isRoot, hasApt }) {
  const path = wantedPath || onPath || playwrightOwn;
  if (path) return { kind: 'use', path };
  return isRoot && hasApt ? { kind: 'apt' } : { kind: 'playwright' };
}
