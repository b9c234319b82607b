import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** The scripts that a page loads from now on: their URLs, and what they weigh gzipped, without those of a part. */
export function weighScripts(page: Page, { without }: { without?: RegExp } = {}) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || without?.test(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).byteLength,
        // A script that was still on its way when the story ended.
        (error: unknown) => (page.isClosed() ? 0 : Promise.reject(error as Error)),
      ),
    );
  });
  return {
    hasLoaded: (name: string) => [...sizes.keys()].some((url) => url.includes(name)),
    bytes: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0),
    list: async () =>
      Promise.all([...sizes].map(async ([url, size]) => `${await size} ${url.slice(url.lastIndexOf('/') + 1)}`)),
  };
}

/** The map library and the map of a parcel or an order. */
export const mapScripts = /\/assets\/(leaflet-src|map-view|line-geometry|polyline|parcel-map|tracking-map|point-map)-/;
