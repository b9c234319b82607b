/** The scroll position of a row of slides in pixels from its start, in either direction. */
export type RowPlace = { at: number; end: number; slide: number; visible: number };

/** The next position: one slide or all visible slides further; a looping row continues at the start. */
export function nextPlace({ at, end, slide, visible }: RowPlace, by: 'slide' | 'page', loops: boolean): number {
  if (isAtEnd({ at, end })) return loops ? 0 : end;
  return Math.min(end, at + reach(by, slide, visible));
}

export function previousPlace({ at, end, slide, visible }: RowPlace, by: 'slide' | 'page', loops: boolean): number {
  if (isAtStart({ at })) return loops ? end : 0;
  return Math.max(0, at - reach(by, slide, visible));
}

// Browsers stop at fractions of a pixel.
const NEARLY = 2;

export function isAtStart({ at }: Pick<RowPlace, 'at'>): boolean {
  return at <= NEARLY;
}

export function isAtEnd({ at, end }: Pick<RowPlace, 'at' | 'end'>): boolean {
  return at >= end - NEARLY;
}

function reach(by: 'slide' | 'page', slide: number, visible: number): number {
  return by === 'slide' ? slide : Math.max(1, Math.floor((visible + NEARLY) / slide)) * slide;
}
