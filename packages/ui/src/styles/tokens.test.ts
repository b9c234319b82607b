import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const TEXT = 4.5;
const PART = 3;
const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const MODULES = ['brand', 'food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];

const tokens = coloursIn(read('tokens.css'));

test.each(THEMES)('text is readable on every background (%s)', (theme) => {
  for (const ink of ['ink', 'ink-soft', 'ink-faint'])
    for (const ground of GROUNDS) expectContrast(theme, ink, ground, TEXT);
  expectContrast(theme, 'inverse-ink', 'inverse', TEXT);
  expectContrast(theme, 'inverse-soft', 'inverse', TEXT);
});

test.each(THEMES)('control borders and stars have enough contrast (%s)', (theme) => {
  for (const part of ['outline', 'star']) for (const ground of GROUNDS) expectContrast(theme, part, ground, PART);
});

test.each(THEMES)('messages of every kind are readable (%s)', (theme) => {
  for (const kind of ['success', 'warning', 'danger', 'info']) {
    expectContrast(theme, `${kind}-ink`, kind, TEXT);
    for (const ground of [...GROUNDS, `${kind}-soft`]) expectContrast(theme, `${kind}-text`, ground, TEXT);
  }
});

test.each(MODULES)('the accent of %s is readable in both themes', (module) => {
  const accents = { ...tokens, ...coloursIn(ruleFor(module)) };
  for (const theme of THEMES) {
    for (const fill of ['accent', 'accent-strong']) expectContrast(theme, 'accent-ink', fill, TEXT, accents);
    for (const ground of [...GROUNDS, 'accent-soft']) expectContrast(theme, 'accent-text', ground, TEXT, accents);
    for (const ground of GROUNDS) expectContrast(theme, 'accent', ground, PART, accents);
    expectContrast(theme, 'ink', 'accent-soft', TEXT, accents);
    expectContrast(theme, 'ink-soft', 'accent-soft', TEXT, accents);
  }
});

type Colours = Record<string, Record<Theme, string>>;

function expectContrast(theme: Theme, one: string, other: string, least: number, colours: Colours = tokens): void {
  const ratio = contrast(colours[one]?.[theme] ?? '', colours[other]?.[theme] ?? '');
  expect(ratio, `${one} on ${other}, ${theme}`).toBeGreaterThanOrEqual(least);
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function coloursIn(css: string): Colours {
  const found = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return Object.fromEntries([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

function ruleFor(module: string): string {
  const css = read('accents.css');
  const at = css.indexOf(`[data-module='${module}']`);
  return css.slice(at, css.indexOf('}', at));
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
