import type { Page } from '@playwright/test';

/** The grids of cards on the page whose last row is not full, by the names of their sections. */
export function gridHoles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holes: string[] = [];
    for (const grid of document.querySelectorAll<HTMLElement>('main ul, main ol')) {
      const { display, gridAutoFlow, gridTemplateColumns } = getComputedStyle(grid);
      const cards = [...grid.children].filter((card) => card.checkVisibility());
      // A single column has no holes, and a row that scrolls sideways has one row.
      const columns = gridTemplateColumns.split(' ').length;
      if (display !== 'grid' || gridAutoFlow.startsWith('column') || columns < 2 || cards.length < 2) continue;
      const bottom = Math.max(...cards.map((card) => card.getBoundingClientRect().top));
      const last = cards.filter((card) => bottom - card.getBoundingClientRect().top < 2);
      const end = Math.max(...last.map((card) => card.getBoundingClientRect().right));
      if (grid.getBoundingClientRect().right - end < 24) continue;
      const section = grid.closest('section, nav, aside');
      const name =
        section?.querySelector('h1, h2, h3')?.textContent ?? section?.getAttribute('aria-label') ?? grid.className;
      holes.push(`${name}: ${cards.length} in ${columns} columns`);
    }
    return holes;
  });
}
