import { expect, type Locator } from '@playwright/test';

/** Waits until our scripts have taken over a part. A press before that follows the plain link, which is another story. */
export async function alive(part: Locator): Promise<Locator> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  return part;
}
