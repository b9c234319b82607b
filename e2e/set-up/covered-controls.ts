import type { Page } from '@playwright/test';

/** The names of links and buttons whose middle is covered by something else, at every scroll position of the page. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered = new Set<string>();
    const check = (control: HTMLElement) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Only what lies between the sticky bars is meant to be pressed now.
      const end = document.querySelector('.running-bar')?.getBoundingClientRect().top ?? innerHeight;
      if (width < 8 || height < 8 || x < 0 || x > innerWidth || y < 140 || y > end - 8) return;
      const hit = document.elementFromPoint(x, y);
      // A card's link lies over the card, and its buttons over the link.
      const isOwn =
        hit === null ||
        control.contains(hit) ||
        hit.contains(control) ||
        hit.closest('article, li') === control.closest('article, li');
      if (!isOwn)
        covered.add(
          `${control.getAttribute('aria-label') ?? control.textContent ?? ''} under ${hit.tagName} ${hit.getAttribute('aria-label') ?? ''}`.trim(),
        );
    };
    const pageEnd = Math.min(document.documentElement.scrollHeight, 6_000);
    for (let y = 0; y < pageEnd; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document
        .querySelectorAll<HTMLElement>('main a, main button')
        .forEach((control) => control.checkVisibility() && check(control));
    }
    return [...covered];
  });
}
