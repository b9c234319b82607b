import type { Palette, Tone } from './palettes.ts';

/** Pieces of SVG that the compositions share. Numbers are rounded so that recipes give the same text everywhere. */
const short = (value: number) => Number(value.toFixed(1));

export function gradient(id: string, [from, to]: Tone, direction: 'down' | 'across' | 'slant' = 'down'): string {
  const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' }[direction];
  return `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}

/** A round area of light or shade that fades out. */
export function glow(id: string, x: number, y: number, radius: number, colour: string, strength: number): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${circle(x, y, radius, `url(#${id})`)}`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
}

export function path(steps: (string | number)[], fill: string, more = ''): string {
  const d = steps.map((step) => (typeof step === 'number' ? short(step) : step)).join(' ');
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A gradient from light at the top to deep at the bottom. */
export function backdrop(width: number, height: number, tone: Tone, id = 'wall'): string {
  return gradient(id, tone) + rect(0, 0, width, height, `url(#${id})`);
}

/** A door-shaped opening: straight sides under a half circle. */
export function arch(x: number, top: number, width: number, bottom: number, fill: string, more = ''): string {
  const radius = width / 2;
  const steps = ['M', x, bottom, 'V', top + radius, 'A', radius, radius, 0, 0, 1, x + width, top + radius, 'V', bottom];
  return path([...steps, 'Z'], fill, more);
}

/** Sun through a window, falling on a wall from the left. */
export function windowLight(width: number, height: number, strength: number): string {
  const pane = (x: number, y: number) =>
    path(
      ['M', x, y, 'l', width * 0.12, height * 0.05, 'v', height * 0.27, 'l', -width * 0.12, -height * 0.05, 'z'],
      '#fff',
    );
  const panes = [0, 1].flatMap((row) => [0, 1].map((column) => [column, row] as const));
  const light = panes.map(([column, row]) =>
    pane(width * (0.12 + column * 0.132), height * (0.03 + row * 0.29 + column * 0.055)),
  );
  return `<g opacity="${strength}">${light.join('')}</g>`;
}

/** A column seen from slightly above: an object on it is placed at `top`. */
export function cylinder(x: number, top: number, width: number, bottom: number, id: string, palette: Palette): string {
  const rx = width / 2;
  const ry = width * 0.13;
  const side = ['M', x - rx, top, 'V', bottom, 'A', rx, ry, 0, 0, 0, x + rx, bottom, 'V', top, 'Z'];
  return (
    `<defs><linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${palette.floor[0]}"/><stop offset=".35" stop-color="${palette.floor[1]}"/><stop offset="1" stop-color="${palette.wall[1]}"/></linearGradient></defs>` +
    ellipse(x + rx * 0.12, bottom + ry * 0.55, rx * 1.16, ry * 1.1, palette.shade, 'fill-opacity=".16"') +
    path(side, `url(#${id})`) +
    ellipse(x, top, rx, ry, palette.soft) +
    ellipse(x, top, rx, ry, palette.floor[0], 'fill-opacity=".55"')
  );
}

const EDGES = 8;

/**
 * A shape that fades out beyond its edge, as shadows do: a stack of ever wider strokes. A Gaussian filter looks the same
 * and takes thirty times as long.
 */
export function softEdged(
  reach: number,
  opacity: number,
  colour: string,
  shape: (attributes: string) => string,
): string {
  const wanted = Array.from({ length: EDGES + 1 }, (_, edge) => opacity * smooth((edge + 1) / (EDGES + 1)));
  return wanted
    .map((alpha, edge) => {
      const below = wanted[edge - 1] ?? 0;
      // Laid over the strokes below it, a layer of this opacity gives `alpha`.
      const added = (1 - (1 - alpha) / (1 - below)).toFixed(4);
      const wide = short(2 * reach * (1 - edge / EDGES));
      return shape(
        `fill-opacity="${added}" stroke="${colour}" stroke-opacity="${added}" stroke-width="${wide}" stroke-linejoin="round"`,
      );
    })
    .join('');
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The shadow of a twig outside the frame on a wall. */
export function leafShadow(
  x: number,
  y: number,
  reach: number,
  turn: number,
  colour: string,
  strength: number,
): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const along = reach * (0.12 + index * 0.105);
    const side = index % 2 === 0 ? 1 : -1;
    const long = reach * (0.3 - index * 0.018);
    const at = `translate(${short(along)} 0) rotate(${side * 48})`;
    return `<ellipse cx="${short(long * 0.55)}" cy="0" rx="${short(long * 0.62)}" ry="${short(long * 0.2)}" fill="url(#leaf)" transform="${at}"/>`;
  });
  const fading = `<defs><radialGradient id="leaf"><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>`;
  const stem = rect(0, -reach * 0.008, reach, reach * 0.016, colour, 'fill-opacity=".7"');
  return `${fading}<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})" opacity="${strength}">${stem}${leaves.join('')}</g>`;
}
