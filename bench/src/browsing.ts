import { readFileSync } from 'node:fs';
import { asVisitor } from './visitor.ts';

const MAX_PAGES = 60;
const MAX_PICTURES = 400;
const TILES = 240;
const PARALLEL = 6;

/** Browses like visitors do: pages by their links with all their pictures, then the map. Returns the number of requests. */
export async function browse(url: string): Promise<number> {
  const pages = new Set(['/', '/home']);
  const pictures = new Set<string>();
  for (const path of pages) {
    const html = await textOf(url + path);
    for (const [, link = ''] of html.matchAll(/href="(\/(?:store|item|category|categories|stores|search)[^"]*)"/g)) {
      if (pages.size < MAX_PAGES) pages.add(link.replaceAll('&amp;', '&'));
    }
    const shown = [...html.matchAll(/\/media\/[a-z0-9-]+(?:\?w=\d+)?/g)].map(([picture]) => picture);
    const added = shown.filter((picture) => pictures.size < MAX_PICTURES && !pictures.has(picture));
    for (const picture of added) pictures.add(picture);
    await fetchAll(url, [...new Set(added)]);
  }
  const tiles = Array.from(
    { length: TILES },
    (_, at) => `/tiles/light/en/15/${18_830 + (at % 16)}/${13_205 + Math.floor(at / 16)}@2x.png`,
  );
  await fetchAll(url, tiles);
  return pages.size + pictures.size + TILES;
}

/** The shop that `npm start` runs as a child. Linux only. */
export function childOf(pid: number): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}

/** The resident memory of a process in megabytes. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_000;
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url, { headers: asVisitor })).text();
}

/** Six at a time, like a browser. */
async function fetchAll(url: string, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const next = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await fetch(url + path, { headers: { accept: 'image/avif,image/webp,*/*' } });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}
