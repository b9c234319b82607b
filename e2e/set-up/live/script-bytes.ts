import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Counts the JavaScript that a page loads, gzipped. Call it before the first visit. */
export function countScripts(page: Page) {
  const urls: string[] = [];
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() !== 'script') return;
    urls.push(url);
    sizes.push(response.body().then((body) => ({ url, bytes: gzipSync(body, { level: 9 }).byteLength })));
  });
  return {
    urls,
    /** The files that match are not counted. */
    async bytes(isLeftOut: (url: string) => boolean = () => false): Promise<number> {
      const read = await Promise.all(sizes);
      return read.reduce((sum, { url, bytes }) => sum + (isLeftOut(url) ? 0 : bytes), 0);
    },
  };
}
