import { scopeCookie } from '../visitor.ts';

const PARALLEL = 6;
const TILES = 240;
/** Drawing a picture takes a hundred times as long as sending it. */
const MAX_DRAWN = 2_000;
const MODULES = [1, 2, 3, 4, 5];
const PAGES =
  /^\/(?:home|store|product|categories|category|all-brands|flash-sales|campaigns|parcel-delivery-info)?(?:\/|$)/;

type Page = { moduleId: number; path: string };
export type SeenCounts = { differentPages: number; differentPictures: number };

/**
 * Views pages of all modules by their links, with the pictures on them, then the map. Begins again with the first page or
 * picture when all have been seen.
 */
export async function browse(url: string, views: number, pictures: number): Promise<SeenCounts> {
  const pages = new Map<string, Page>();
  const shown = new Set<string>();
  const add = (page: Page) => pages.set(`${page.moduleId} ${page.path}`, page);
  for (const path of ['/', '/home']) for (const moduleId of MODULES) add({ moduleId, path });
  const round = endless(pages);
  await sixAtATime(views, async () => {
    const page = round.next().value;
    const html = await textOf(url, page);
    for (const path of linksOf(html, page)) add({ ...page, path });
    const fresh = picturesOf(html).filter((picture) => !shown.has(picture));
    for (const picture of fresh.slice(0, Math.max(0, Math.min(pictures, MAX_DRAWN) - shown.size))) {
      shown.add(picture);
      await fetchPicture(url, picture);
    }
  });
  const again = endless(new Map([...shown].entries()));
  await sixAtATime(pictures - shown.size, () => fetchPicture(url, again.next().value));
  await sixAtATime(TILES, (at) => fetchPicture(url, tileAt(at)));
  return { differentPages: pages.size, differentPictures: shown.size };
}

/** All values again and again, including those added meanwhile. */
function* endless<T>(values: ReadonlyMap<unknown, T>): Generator<T, never> {
  for (;;) yield* values.values();
}

async function sixAtATime(times: number, work: (at: number) => Promise<void>): Promise<void> {
  let at = 0;
  const next = async () => {
    while (at < times) await work((at += 1));
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

function linksOf(html: string, { path }: Page): string[] {
  const links = [...html.matchAll(/href="([/?][^"]*)"/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&amp;', '&'), `http://shop${path}`),
  );
  return links.filter(({ pathname }) => PAGES.test(pathname)).map(({ pathname, search }) => pathname + search);
}

function picturesOf(html: string): string[] {
  return [...html.matchAll(/ src="(\/media\/[^"]+)"/g)].map(([, picture = '']) => picture);
}

async function textOf(url: string, { path, moduleId }: Page): Promise<string> {
  const { name, value } = scopeCookie(moduleId);
  return (await fetch(url + path, { headers: { cookie: `${name}=${value}` } })).text();
}

async function fetchPicture(url: string, path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { accept: 'image/avif,image/webp,*/*' } });
  await response.arrayBuffer();
}

function tileAt(at: number): string {
  return `/tiles/light/en/15/${18_830 + (at % 16)}/${13_205 + Math.floor(at / 16)}@2x.png`;
}
