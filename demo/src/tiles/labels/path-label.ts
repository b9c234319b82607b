import { alongLine, lengthOf, stretchOf } from '../../city/geometry/line.ts';
import type { Line } from '../../city/geometry/line.ts';
import type { Vec } from '../../city/geometry/vec.ts';
import { NO_WRITING, shapedText, withLetter } from '../text/shaped-text.ts';
import type { ShapedText, Writing } from '../text/shaped-text.ts';
import type { Label, PixelBox } from './label.ts';
import type { Look } from './look.ts';

type Letter = { x: number; y: number; angle: number };

/** Letters that are rotated against each other by more than this no longer read as a word. */
const SHARPEST_TURN = 0.3;
const WIDEST_TURN = 1.1;

/** A name along a line of pixels, centred at a distance along it, or null if the line is too short or too curved. */
export function pathLabel(text: string, line: Line, centre: number, look: Look): Label | null {
  const shaped = shapedText(text, look.style);
  const from = centre - shaped.width / 2;
  if (from < 2 || from + shaped.width > lengthOf(line) - 2) return null;
  const letters = lettersAlong(shaped, readable(stretchOf(line, from, from + shaped.width)));
  if (!bendsGently(letters)) return null;
  const middle = letters[Math.floor(letters.length / 2)]!;
  const { style, ink, glow } = look;
  const drop = style.size * (style.language === 'ar' ? 0.26 : 0.35);
  let written: Writing | null = null;
  const writing = () => (written ??= writingAlong(shaped, letters, middle, drop, glow));
  return { x: middle.x, y: middle.y, writing, ink, boxes: boxesAlong(shaped, letters), icon: null, shield: null };
}

/** Text reads from left to right whatever the direction of the street. */
function readable(stretch: Vec[]): Vec[] {
  const start = stretch[0]!;
  const end = stretch[stretch.length - 1]!;
  const dx = end.x - start.x;
  const isBackwards = Math.abs(dx) > 0.5 ? dx < 0 : end.y > start.y;
  return isBackwards ? stretch.reverse() : stretch;
}

function lettersAlong({ letters, size }: ShapedText, stretch: Line): Letter[] {
  const reach = size * 0.8;
  return letters.map(({ middle }) => {
    const p = alongLine(stretch, middle);
    // The direction over a few letters, not at one position, so that corners become curves.
    const a = alongLine(stretch, middle - reach);
    const b = alongLine(stretch, middle + reach);
    return { x: p.x, y: p.y, angle: Math.atan2(b.y - a.y, b.x - a.x) };
  });
}

function bendsGently(letters: readonly Letter[]): boolean {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < letters.length; i++) {
    const { angle } = letters[i]!;
    if (i > 0 && Math.abs(angle - letters[i - 1]!.angle) > SHARPEST_TURN) return false;
    least = Math.min(least, angle);
    most = Math.max(most, angle);
  }
  return letters.length > 0 && most - least < WIDEST_TURN;
}

/** A chain of squares as high as the text, so that rotated text takes no more space than it needs. */
function boxesAlong({ size }: ShapedText, letters: readonly Letter[]): PixelBox[] {
  const half = size * 0.72;
  const boxes: PixelBox[] = [];
  let last: Letter | null = null;
  letters.forEach((letter, i) => {
    const isEnd = i === letters.length - 1;
    if (last && !isEnd && Math.hypot(letter.x - last.x, letter.y - last.y) < half) return;
    boxes.push({ minX: letter.x - half, minY: letter.y - half, maxX: letter.x + half, maxY: letter.y + half });
    last = letter;
  });
  return boxes;
}

function writingAlong(
  { letters, size }: ShapedText,
  placed: readonly Letter[],
  origin: Letter,
  drop: number,
  glow: number,
): Writing {
  return letters.reduce((writing, { glyph, at, middle }, i) => {
    const { x, y, angle } = placed[i]!;
    const back = middle - at;
    const penX = x - origin.x - Math.cos(angle) * back - Math.sin(angle) * drop;
    const penY = y - origin.y - Math.sin(angle) * back + Math.cos(angle) * drop;
    return withLetter(writing, glyph, penX, penY, size, angle, glow);
  }, NO_WRITING);
}
