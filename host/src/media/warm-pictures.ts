import type { FastifyInstance } from 'fastify';
import type { FetchApi } from '../pages/in-process-api.ts';
import { chosenWidth, type Screen } from './chosen-width.ts';
import type { Pictures } from './open-pictures.ts';
import type { PictureVariant } from './picture-variant.ts';
import { visitsOf, type Visit } from './visits-ahead.ts';

type Shop = { http: FastifyInstance; fetchApi: FetchApi };

/** The screens of most visitors, and how many images of a page they show at most without scrolling. */
const screens: (Screen & { images: number })[] = [
  { width: 390, density: 2, images: 12 },
  { width: 1440, density: 1, images: 24 },
];

/** Ends the work in a city with many stores; the rest is drawn on request. */
const MOST_PICTURES = 2_000;
/** What a visitor sees of a page without much scrolling. */
const MOST_OF_PAGE = 24;

/**
 * Draws the pictures of a new demo city in the order in which its first visitor sees them: one at a time, so that this
 * visitor has the other core.
 */
export async function warmPictures(shop: Shop, draw: Pictures['warm'], signal: AbortSignal): Promise<void> {
  const drawn = new Set<string>();
  for await (const variant of picturesAhead(shop, signal)) {
    if (signal.aborted || drawn.size === MOST_PICTURES) return;
    const name = `${variant.id}/${variant.width}`;
    if (drawn.has(name)) continue;
    drawn.add(name);
    // A failure does not stop the others; a request for this picture reports it.
    await draw(variant, signal).catch(() => undefined);
  }
}

/**
 * Draws what a visitor sees first of the landing page and of each home page, then of stores and lists: for a new shop
 * that has no visitors yet, a page's pictures at once. This also loads what rendering needs: the first page of a process
 * takes a second longer than the others.
 */
export async function drawFirstScreens(shop: Shop, draw: Pictures['warm'], signal: AbortSignal): Promise<void> {
  for await (const html of pagesAhead(shop)) {
    if (signal.aborted) return;
    const images = imagesIn(html);
    const variants = screens.flatMap((screen) =>
      images.slice(0, screen.images).map((image) => variantOf(image, screen)),
    );
    await Promise.allSettled(variants.map((variant) => draw(variant, signal)));
  }
}

/** The landing page, the home of each module, then one list or store of each module after the other. */
async function* pagesAhead(shop: Shop): AsyncGenerator<string> {
  yield await render(shop, '/');
  const visits = await visitsOf(shop.fetchApi);
  for (const visit of visits) yield await render(shop, '/home', visit);
  const ahead = await Promise.all(visits.map(async (visit) => ({ visit, paths: await visit.pathsAhead() })));
  const longest = Math.max(...ahead.map(({ paths }) => paths.length));
  for (let at = 0; at < longest; at += 1)
    for (const { visit, paths } of ahead) {
      const path = paths[at];
      if (path !== undefined) yield await render(shop, path, visit);
    }
}

/** The landing page and each home page from top to bottom, then what visitors see next: stores and lists. */
async function* picturesAhead(shop: Shop, signal: AbortSignal): AsyncGenerator<PictureVariant> {
  yield* variantsIn(await render(shop, '/'));
  const visits = await visitsOf(shop.fetchApi);
  const homes: { visit: Visit; body: string }[] = [];
  for (const visit of visits) {
    const body = await render(shop, '/home', visit);
    homes.push({ visit, body });
    yield* variantsIn(body);
  }
  for (const { visit, body } of homes) yield* lateOnHome(visit, usualWidths(variantsIn(body)));
  for (const visit of visits)
    for (const path of await visit.pathsAhead()) {
      // Pages whose pictures are all drawn yield nothing to wait for.
      if (signal.aborted) return;
      yield* variantsIn(await render(shop, path, visit)).slice(0, MOST_OF_PAGE * screens.length);
    }
}

/** Without a visit, as somebody who has not chosen a place. */
async function render({ http }: Shop, url: string, visit?: Visit): Promise<string> {
  return (await http.inject({ url, ...(visit && { headers: visit.headers }) })).body;
}

/** The blocks that the browser loads by itself while the visitor scrolls, in the sizes of the blocks above them. */
async function* lateOnHome({ idsOfLateBlocks }: Visit, widths: readonly number[]): AsyncGenerator<PictureVariant> {
  for (const id of await idsOfLateBlocks()) for (const width of widths) yield { id, width, format: 'avif' };
}

/** The widths in which a page shows several pictures, which are those of its cards; the most frequent first. */
function usualWidths(variants: readonly PictureVariant[]): number[] {
  const widths = variants.flatMap(({ width }) => width ?? []);
  return [...Map.groupBy(widths, (width) => width)]
    .filter(([, same]) => same.length > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, screens.length)
    .map(([width]) => width);
}

function variantsIn(html: string): PictureVariant[] {
  return imagesIn(html).flatMap((image) => screens.map((screen) => variantOf(image, screen)));
}

type Image = { id: string; srcset: string; sizes: string };

function imagesIn(html: string): Image[] {
  return [...html.matchAll(/<img [^>]*>/g)].flatMap(([image]) => {
    const [, id] = /\/media\/([a-z0-9-]+)/.exec(image) ?? [];
    const [, srcset = ''] = /srcset="([^"]*)"/i.exec(image) ?? [];
    const [, sizes = '100vw'] = /sizes="([^"]*)"/.exec(image) ?? [];
    return id === undefined ? [] : [{ id, srcset, sizes }];
  });
}

function variantOf({ id, srcset, sizes }: Image, screen: Screen): PictureVariant {
  return { id, width: chosenWidth(srcset, sizes, screen), format: 'avif' };
}
