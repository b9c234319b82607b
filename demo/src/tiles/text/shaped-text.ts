import type { Language } from '../tile-frame.ts';
import { drawnForms } from './arabic-forms.ts';
import { haloOf } from './glyph-halo.ts';
import { glyphsOf } from './glyphs.ts';
import type { Glyph, Weight } from './glyphs.ts';

export type TextStyle = { language: Language; weight: Weight; size: number; spacing: number };

/** Letters in drawing order from left to right; `at` is where each begins and `middle` its middle, in pixels. */
export type ShapedText = { letters: { glyph: Glyph; at: number; middle: number }[]; width: number; size: number };

const known = new Map<string, ShapedText>();

export function shapedText(text: string, style: TextStyle): ShapedText {
  const key = `${style.language} ${style.weight} ${style.size} ${style.spacing} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const shaped = shape(text, style);
  known.set(key, shaped);
  return shaped;
}

function shape(text: string, { language, weight, size, spacing }: TextStyle): ShapedText {
  const glyphs = glyphsOf(language, weight);
  const letters: ShapedText['letters'] = [];
  let pen = 0;
  for (const character of drawnOrder(text, language)) {
    const glyph = glyphs.get(character);
    if (!glyph) continue;
    const advance = glyph.advance * size;
    if (glyph.commands !== '') letters.push({ glyph, at: pen, middle: pen + advance / 2 });
    pen += advance + spacing;
  }
  return { letters, width: Math.max(0, pen - spacing), size };
}

/** Arabic runs from right to left, word by word. */
function drawnOrder(text: string, language: Language): string[] {
  if (language === 'en') return [...text];
  return text
    .split(' ')
    .reverse()
    .flatMap((word, i) => (i === 0 ? drawnForms(word) : [' ', ...drawnForms(word)]));
}

/** Letters are written in whole sixteenths of a pixel, for the same reason as paths in eighths. */
export const TEXT_UNITS = 16;

/** Writes a glyph as path data, turned by an angle around its pen position. */
function glyphPath(glyph: Glyph, x: number, y: number, size: number, angle: number): string {
  const cos = Math.cos(angle) * size * TEXT_UNITS;
  const sin = Math.sin(angle) * size * TEXT_UNITS;
  const [left, top] = [x * TEXT_UNITS, y * TEXT_UNITS];
  const { commands, numbers } = glyph;
  let path = '';
  let n = 0;
  for (const command of commands) {
    path += command;
    const pairs = command === 'Z' ? 0 : command === 'Q' ? 2 : command === 'C' ? 3 : 1;
    for (let k = 0; k < pairs; k++) {
      const u = numbers[n++]!;
      const v = numbers[n++]!;
      path += `${k > 0 ? ' ' : ''}${Math.round(left + u * cos - v * sin)} ${Math.round(top + u * sin + v * cos)}`;
    }
  }
  return path;
}

/** A rendered text: the letters and their halo, if any. */
export type Writing = { letters: string; halo: string };

export const NO_WRITING: Writing = { letters: '', halo: '' };

/** Adds one letter to a text. The halo is in pixels. */
export function withLetter(
  writing: Writing,
  glyph: Glyph,
  x: number,
  y: number,
  size: number,
  angle: number,
  glow: number,
): Writing {
  return {
    letters: writing.letters + glyphPath(glyph, x, y, size, angle),
    halo: glow > 0 ? writing.halo + glyphPath(haloOf(glyph, glow / size), x, y, size, angle) : '',
  };
}

/** A straight text with the middle of its baseline at x, y. */
export function straightWriting(text: ShapedText, x: number, y: number, glow: number): Writing {
  const start = x - text.width / 2;
  return text.letters.reduce(
    (writing, { glyph, at }) => withLetter(writing, glyph, start + at, y, text.size, 0, glow),
    NO_WRITING,
  );
}
