import type { Page } from '@playwright/test';

/**
 * The names of links and buttons of a part of the page whose middle is covered by something else, at every scroll position
 * of the page.
 */
export function coveredControls(page: Page, part = 'main'): Promise<string[]> {
  return page.evaluate(async (within) => {
    const covered = new Set<string>();
    const check = (control: HTMLElement) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Only what lies between the sticky bars is meant to be pressed now.
      const end = document.querySelector('.running-bar')?.getBoundingClientRect().top ?? innerHeight;
      const start = within === 'main' ? 140 : 0;
      if (width < 8 || height < 8 || x < 0 || x > innerWidth || y < start || y > end - 8) return;
      if (isOutsideItsScroller(control, x, y)) return;
      const hit = document.elementFromPoint(x, y);
      // The link of a title lies over its whole card, and the card's buttons over that link.
      const hitControl = hit?.closest('a, button');
      const isInCard =
        control.closest('article, li') !== null && hit?.closest('article, li') === control.closest('article, li');
      const isOwn =
        hit === null ||
        control.contains(hit) ||
        (hit.contains(control) && !hitControl) ||
        (isInCard && control.matches('a') && hitControl !== null);
      if (!isOwn)
        covered.add(
          `${control.getAttribute('aria-label') ?? control.textContent ?? ''} under ${hit.tagName} ${hit.getAttribute('aria-label') ?? ''}`.trim(),
        );
    };
    // A control that is scrolled out of its list or dialog is not on the screen.
    const isOutsideItsScroller = (control: HTMLElement, x: number, y: number) => {
      for (let parent = control.parentElement; parent; parent = parent.parentElement) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflow)) continue;
        const { left, right, top, bottom } = parent.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    };
    const pageEnd = Math.min(document.documentElement.scrollHeight, 6_000);
    for (let y = 0; y < pageEnd; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document
        .querySelectorAll<HTMLElement>(`${within} :is(a, button)`)
        .forEach((control) => control.checkVisibility() && check(control));
    }
    return [...covered];
  }, part);
}
