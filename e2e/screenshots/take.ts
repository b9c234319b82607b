import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { test as story, type Scope, type Visit } from '../set-up/visitor.ts';

const folder = new URL('../../docs/screens/', import.meta.url);

type Size = { width: number; height: number };
/** `scale` is what the saved picture has of each side of the window. */
export type Look = Size & { scale?: number; language?: 'en' | 'ar'; theme?: 'light' | 'dark' };

export const desk: Look = { width: 1440, height: 900, scale: 0.75 };
export const phone: Look = { width: 390, height: 844 };
export const phoneAr: Look = { ...phone, language: 'ar' };
export const phoneDark: Look = { ...phone, theme: 'dark' };

/** The middle of the demo city. */
export const here: Scope = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

export type OpenPage = (path: string, look: Look, scope?: Scope) => Promise<Page>;
type Fixtures = { open: OpenPage; take: (name: string, look: Look) => Promise<void> };

/** `open` shows a page in a look; `take` saves what the window shows under docs/screens. */
export const test = story.extend<Fixtures>({
  open: async ({ page, visit }, use) => {
    await use((path, look, scope) => openIn(page, visit, path, look, scope));
  },
  take: async ({ page }, use) => {
    await use((name, look) => savePicture(page, name, look));
  },
});

async function openIn(page: Page, visit: Visit, path: string, look: Look, scope: Scope = here): Promise<Page> {
  await page.setViewportSize({ width: look.width, height: look.height });
  const { language = 'en', theme = 'light' } = look;
  return visit(path, { ...scope, language, theme });
}

/** Saves the window as docs/screens/<name>.webp once its pictures and fonts are there. */
export async function savePicture(page: Page, name: string, { width, height, scale = 1 }: Look): Promise<void> {
  await page.waitForFunction(areMediaLoaded, undefined, { timeout: 60_000 });
  const browser = await page.context().newCDPSession(page);
  const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x, y, width, height, scale },
  });
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'));
}

/** Runs in the page. */
function areMediaLoaded(): boolean {
  const isInView = (part: Element) => {
    const { top, bottom, left, right, width } = part.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  const images = [...document.images].filter(isInView);
  const maps = [...document.querySelectorAll('.leaflet-container')].filter(isInView);
  const areTilesThere = maps.every((map) => map.querySelector('.leaflet-tile-loaded') !== null);
  const isWaiting = [...document.querySelectorAll('.skeleton, [aria-busy=true]')].some(isInView);
  return document.fonts.status === 'loaded' && images.every(isLoaded) && areTilesThere && !isWaiting;
}
