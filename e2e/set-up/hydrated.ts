import { expect, type Locator } from '@playwright/test';

/** Waits until an element is hydrated. A click before that follows the plain link, which other stories test. */
export async function hydrated(part: Locator): Promise<Locator> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  return part;
}
