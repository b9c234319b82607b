import type { Glyph } from './glyphs.ts';

/** Columns per font size: fine enough to follow a letter, coarse enough to be fast. */
const COLUMNS = 11;

const known = new WeakMap<Glyph, Map<number, Glyph>>();

/**
 * The halo of a letter as a shape: for every column the letter's top and bottom, extended by a radius. Stroking the
 * letters would take the renderer three times as long as everything else.
 */
export function haloOf(glyph: Glyph, radius: number): Glyph {
  const sizes = known.get(glyph) ?? new Map<number, Glyph>();
  known.set(glyph, sizes);
  const before = sizes.get(radius);
  if (before) return before;
  const halo = grownSilhouette(glyph, radius);
  sizes.set(radius, halo);
  return halo;
}

type Span = { top: number; bottom: number };

function grownSilhouette(glyph: Glyph, radius: number): Glyph {
  const spans = columnSpans(glyph);
  const reach = Math.ceil(radius * COLUMNS);
  const columns = [...spans.keys()];
  const [first, last] = [Math.min(...columns) - reach, Math.max(...columns) + reach];
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let column = first; column <= last + 1; column++) {
    let top = Infinity;
    let bottom = -Infinity;
    for (let near = column - reach - 1; near <= column + reach; near++) {
      const span = spans.get(near);
      if (!span) continue;
      // The closer the column, the larger its halo.
      const away = Math.max(0, Math.abs(near + 0.5 - column) - 0.5) / COLUMNS;
      const rise = Math.sqrt(Math.max(0, radius * radius - away * away));
      top = Math.min(top, span.top - rise);
      bottom = Math.max(bottom, span.bottom + rise);
    }
    if (top > bottom) continue;
    tops.push(column / COLUMNS, top);
    bottoms.unshift(column / COLUMNS, bottom);
  }
  const numbers = Float32Array.from([...tops, ...bottoms]);
  return { advance: glyph.advance, commands: `M${'L'.repeat(Math.max(0, numbers.length / 2 - 1))}Z`, numbers };
}

/** The highest and lowest ink in every column, sampled along the outline. */
function columnSpans({ commands, numbers }: Glyph): Map<number, Span> {
  const spans = new Map<number, Span>();
  const ink = (x: number, y: number) => {
    const column = Math.floor(x * COLUMNS);
    const span = spans.get(column);
    if (!span) spans.set(column, { top: y, bottom: y });
    else [span.top, span.bottom] = [Math.min(span.top, y), Math.max(span.bottom, y)];
  };
  let x = 0;
  let y = 0;
  let n = 0;
  for (const command of commands) {
    const pairs = command === 'Z' ? 0 : command === 'Q' ? 2 : command === 'C' ? 3 : 1;
    if (pairs === 0) continue;
    const endX = numbers[n + pairs * 2 - 2]!;
    const endY = numbers[n + pairs * 2 - 1]!;
    const controlX = pairs > 1 ? numbers[n]! : (x + endX) / 2;
    const controlY = pairs > 1 ? numbers[n + 1]! : (y + endY) / 2;
    const steps = command === 'M' ? 1 : 24;
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const s = 1 - t;
      ink(s * s * x + 2 * s * t * controlX + t * t * endX, s * s * y + 2 * s * t * controlY + t * t * endY);
    }
    [x, y] = [endX, endY];
    n += pairs * 2;
  }
  return spans;
}
