import { expect, test } from 'vitest';
import { browserChoice } from './choice.mjs';

const bare = { wantedPath: undefined, onPath: undefined, playwrightOwn: undefined, isRoot: false, hasApt: false };

test('CHROMIUM_PATH comes first, then the system’s browser, then the one that Playwright installed', () => {
  const all = { ...bare, wantedPath: '/named', onPath: '/system', playwrightOwn: '/own' };
  expect(browserChoice(all)).toEqual({ kind: 'use', path: '/named' });
  expect(browserChoice({ ...all, wantedPath: '' })).toEqual({ kind: 'use', path: '/system' });
  expect(browserChoice({ ...bare, playwrightOwn: '/own' })).toEqual({ kind: 'use', path: '/own' });
});

test('a missing browser is installed from the system if permitted, or else by Playwright', () => {
  expect(browserChoice({ ...bare, isRoot: true, hasApt: true })).toEqual({ kind: 'apt' });
  expect(browserChoice({ ...bare, isRoot: false, hasApt: true })).toEqual({ kind: 'playwright' });
  expect(browserChoice({ ...bare, isRoot: true, hasApt: false })).toEqual({ kind: 'playwright' });
});
