/** A screen: its width in CSS pixels and its density. */
export type Screen = { width: number; density: number };

/** The file that a browser chooses from a srcset: its width, or null if it offers none. */
export function chosenWidth(srcset: string, sizes: string, screen: Screen): number | null {
  const shown = shownWidth(sizes, screen.width);
  const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const wide = offered.findIndex((width) => width / shown >= screen.density);
  const [below, above] = wide < 0 ? [offered.at(-1), undefined] : [offered[wide - 1], offered[wide]];
  if (below === undefined || above === undefined) return above ?? below ?? null;
  // Chromium prefers the smaller file if the needed one is nearer to it.
  const isNearer = screen.density > 1 && screen.density < Math.sqrt(below * above) / shown;
  return isNearer ? below : above;
}

/** The first size whose condition the screen meets. Only what the pages use: min-width, px and vw. */
function shownWidth(sizes: string, screenWidth: number): number {
  for (const size of sizes.split(',')) {
    const [, condition, wide = '100', unit = 'vw'] = SIZE.exec(size.trim()) ?? [];
    if (condition !== undefined && screenWidth < Number(condition)) continue;
    return unit === 'px' ? Number(wide) : (Number(wide) / 100) * screenWidth;
  }
  return screenWidth;
}

const SIZE = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/;
