import { UNITS_PER_PIXEL } from '../svg-path.ts';

/** SVG marks of the layers; empty for an empty path. Widths are pixels. */
export function filled(path: string, colour: string, extra = ''): string {
  return path === '' ? '' : `<path d="${path}" fill="${colour}"${extra}/>`;
}

export const EVEN_ODD = ' fill-rule="evenodd"';

export function stroked(path: string, colour: string, width: number, extra = ROUND_ENDS): string {
  if (path === '' || width <= 0) return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${units(width)}" stroke-linejoin="round"${extra}/>`;
}

const ROUND_ENDS = ' stroke-linecap="round"';
export const FLAT_ENDS = '';

/** A fill with an outline in another colour. */
export function outlined(path: string, fill: string, edge: string, width: number): string {
  return path === ''
    ? ''
    : `<path d="${path}" fill="${fill}"${width > 0 ? ` stroke="${edge}" stroke-width="${units(width)}"` : ''}/>`;
}

export function dashed(path: string, colour: string, width: number, dash: number, gap: number): string {
  return stroked(path, colour, width, ` stroke-dasharray="${units(dash)} ${units(gap)}"`);
}

function units(pixels: number): number {
  return Math.round(pixels * UNITS_PER_PIXEL * 10) / 10;
}
