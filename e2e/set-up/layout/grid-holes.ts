import type { Page } from '@playwright/test';

/** The grids and wrapping rows of cards on the page whose last row is not full, by the names of their sections. */
export function gridHoles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holes: string[] = [];
    for (const grid of document.querySelectorAll<HTMLElement>('main :is(ul, ol, fieldset > div)')) {
      const { display, flexWrap, gridAutoFlow, gridTemplateColumns } = getComputedStyle(grid);
      const cards = [...grid.children].filter((card) => card.checkVisibility());
      // A single column has no holes, and a row that scrolls sideways has one row.
      const isGrid =
        display === 'grid' && !gridAutoFlow.startsWith('column') && gridTemplateColumns.split(' ').length > 1;
      // Chips may end anywhere.
      const isCards = display === 'flex' && flexWrap === 'wrap' && cards.every((card) => card.querySelector('article'));
      if (!(isGrid || isCards) || cards.length < 2) continue;
      const bottom = Math.max(...cards.map((card) => card.getBoundingClientRect().top));
      const last = cards.filter((card) => bottom - card.getBoundingClientRect().top < 2);
      const end = Math.max(...last.map((card) => card.getBoundingClientRect().right));
      if (grid.getBoundingClientRect().right - end < 24) continue;
      const section = grid.closest('fieldset, section, nav, aside');
      const name =
        section?.querySelector('legend, h1, h2, h3')?.textContent ??
        section?.getAttribute('aria-label') ??
        grid.className;
      holes.push(`${name}: ${last.length} of ${cards.length} in the last row`);
    }
    return holes;
  });
}
