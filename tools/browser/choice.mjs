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
 * A browser that is there is used. One that must be brought comes from the system when we may install there, because
 * its fonts and libraries come with it.
 * @param {Machine} machine
 * @returns {BrowserChoice}
 */
export function browserChoice({ wantedPath, onPath, playwrightOwn, isRoot, hasApt }) {
  const path = wantedPath || onPath || playwrightOwn;
  if (path) return { kind: 'use', path };
  return isRoot && hasApt ? { kind: 'apt' } : { kind: 'playwright' };
}

/**
 * Whether a font for Arabic must be brought, can only be wished for, or is there.
 * @param {{ arabicFonts: string | undefined, isRoot: boolean, hasApt: boolean }} machine arabicFonts: what fc-list says
 * @returns {'there' | 'apt' | 'missing'}
 */
export function fontChoice({ arabicFonts, isRoot, hasApt }) {
  if (arabicFonts) return 'there';
  return isRoot && hasApt ? 'apt' : 'missing';
}
