/** The three marks every layer is made of; no path, no mark. */
export function filled(path: string, colour: string, rule: 'nonzero' | 'evenodd' = 'nonzero'): string {
  if (path === '') return '';
  return `<path d="${path}" fill="${colour}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`;
}

export function stroked(path: string, colour: string, width: number, extra = ''): string {
  if (path === '' || width <= 0) return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra || ROUND_ENDS}/>`;
}

export const ROUND_ENDS = ' stroke-linecap="round"';
export const FLAT_ENDS = ' stroke-linecap="butt"';

export function dashed(path: string, colour: string, width: number, dashes: string): string {
  return stroked(path, colour, width, `${FLAT_ENDS} stroke-dasharray="${dashes}"`);
}
