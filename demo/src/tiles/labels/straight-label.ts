import { shapedText, straightWriting } from '../text/shaped-text.ts';
import type { ShapedText, TextStyle, Writing } from '../text/shaped-text.ts';
import type { IconKind } from '../style/icons.ts';
import { grownBox } from './label.ts';
import type { Label, PixelBox } from './label.ts';
import type { Look } from './look.ts';

export const ICON_RADIUS = 8.5;

type Where = { x: number; y: number };

/** Text centred on a position, on one line or more. */
export function centredLabel(lines: readonly string[], at: Where, look: Look): Label {
  const block = textBlock(lines, look.style);
  const boxes = [boxAround(at.x, at.y, block)];
  return label(at, look, block, 0, 0, boxes, null);
}

export type Side = 'below' | 'right' | 'left' | 'above';

/** An icon at a position with its text on one side. */
export function iconLabel(icon: IconKind, lines: readonly string[], at: Where, look: Look, side: Side): Label {
  const block = textBlock(lines, look.style);
  const gap = ICON_RADIUS + 3;
  const dx = side === 'right' ? gap + block.width / 2 : side === 'left' ? -gap - block.width / 2 : 0;
  const dy = side === 'below' ? gap + block.height / 2 : side === 'above' ? -gap - block.height / 2 : 0;
  const badge = {
    minX: at.x - ICON_RADIUS,
    minY: at.y - ICON_RADIUS,
    maxX: at.x + ICON_RADIUS,
    maxY: at.y + ICON_RADIUS,
  };
  const boxes = [grownBox(badge, 2), boxAround(at.x + dx, at.y + dy, block)];
  return label(at, look, block, dx, dy, boxes, icon);
}

type TextBlock = { lines: ShapedText[]; width: number; height: number; leading: number; style: TextStyle };

function textBlock(lines: readonly string[], style: TextStyle): TextBlock {
  const shaped = lines.map((line) => shapedText(line, style));
  const leading = style.size * (style.language === 'ar' ? 1.42 : 1.2);
  return {
    lines: shaped,
    width: Math.max(...shaped.map(({ width }) => width)),
    height: leading * lines.length,
    leading,
    style,
  };
}

function boxAround(x: number, y: number, { width, height }: TextBlock): PixelBox {
  const box = { minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 };
  return grownBox(box, 2);
}

function label(
  at: Where,
  look: Look,
  block: TextBlock,
  dx: number,
  dy: number,
  boxes: PixelBox[],
  icon: IconKind | null,
): Label {
  let written: Writing | null = null;
  const writing = () => (written ??= blockWriting(block, dx, dy, look.glow));
  return { ...at, writing, ink: look.ink, boxes, icon, shield: null };
}

function blockWriting({ lines, height, leading, style }: TextBlock, dx: number, dy: number, glow: number): Writing {
  // Shifts letters to the middle of their line: Latin capitals by a third of their size, Arabic by less.
  const drop = style.size * (style.language === 'ar' ? 0.28 : 0.36);
  const written = lines.map((line, k) => straightWriting(line, dx, dy - height / 2 + leading * (k + 0.5) + drop, glow));
  return { letters: written.map(({ letters }) => letters).join(''), halo: written.map(({ halo }) => halo).join('') };
}

/** Long names on two lines, broken at the space nearest to the middle. */
export function wrapped(text: string, most: number): string[] {
  if (text.length <= most || !text.includes(' ')) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const cut = spaces.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [text.slice(0, cut), text.slice(cut + 1)];
}
