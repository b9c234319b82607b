import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\u3000'],
  ['a zero-width space', '\u200B'],
  ['a word joiner and a byte order mark', '\u2060\uFEFF'],
  ['a Hangul filler', '\u3164'],
  ['a soft hyphen', '\u00AD'],
  ['a direction override', '\u202E'],
  ['a Braille blank', '\u2800'],
  ['a tag character', '\u{E0041}'],
  ['an accent without a letter', '\u0301'],
])('T80 %s is not a name', (_what, typed) => {
  expect(visibleText(typed)).toBeNull();
});

test('T80 a name is stored as typed, without direction controls and outer spaces', () => {
  expect(visibleText(' Mariam \u202EAdel\u202C ')).toBe('Mariam Adel');
  for (const name of ['مريم عادل', 'علی\u200Cرضا', 'José', '王', '👩‍👧', '4']) expect(visibleText(name)).toBe(name);
});
