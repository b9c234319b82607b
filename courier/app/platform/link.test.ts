import { beforeEach, expect, test, vi } from 'vitest';
import { isWholeLink, takeLink } from './link.ts';

const SECRET = `cr_${'a1_-'.repeat(11).slice(0, 43)}`;
const kept = new Map<string, string>();
const replaceState = vi.fn();

beforeEach(() => {
  kept.clear();
  replaceState.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('history', { replaceState });
  return () => vi.unstubAllGlobals();
});

const open = (hash: string) => vi.stubGlobal('location', { hash, pathname: '/courier/' });

test('COU-01 the secret of a link is kept on the phone and taken out of the address', () => {
  open(`#${SECRET}`);
  expect(takeLink()).toBe(SECRET);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/courier/');
  open('');
  expect(takeLink()).toBe(SECRET);
});

test('COU-01 a new link replaces the old one', () => {
  open(`#${SECRET}`);
  takeLink();
  const renewed = SECRET.replace('a', 'b');
  open(`#${renewed}`);
  expect(takeLink()).toBe(renewed);
});

test('a link without its prefix still works, and one that was cut off does not', () => {
  open(`#${SECRET.slice(3)}`);
  expect(takeLink()).toBe(SECRET);
  expect(isWholeLink(SECRET)).toBe(true);
  expect(isWholeLink(SECRET.slice(0, 20))).toBe(false);
  expect(isWholeLink(`${SECRET.slice(0, -1)}\n`)).toBe(false);
});

test('without any link there is none', () => {
  open('');
  expect(takeLink()).toBeNull();
});
