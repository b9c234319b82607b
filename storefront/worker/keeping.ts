import { assetsOf, isAsset, isWorthKeeping } from './plan.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Raise the number when what lies in them changes its form; the former ones are then thrown away. */
const names = { pages: 'rialto-pages-1', assets: 'rialto-assets-1', pictures: 'rialto-pictures-1' };

/** How many files of a kind are kept; the oldest go first. */
const most = { assets: 200, pictures: 150 };

export async function dropOthers(): Promise<void> {
  const ours = Object.values(names);
  const others = (await caches.keys()).filter((name) => name.startsWith('rialto-') && !ours.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Fetches a page with everything it says it needs, and further files that it was seen to load. */
export async function precache(path: string, files: string[] = []): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (isWorthKeeping(answer)) await keepPage(path, answer, files);
}

export async function keepPage(path: string, answer: Response, files: string[] = []): Promise<void> {
  const needed = assetsOf(await answer.clone().text());
  await addMissing([...needed, ...files.filter(isAsset)]);
  // The page last: it is of no use before its files are there.
  await (await caches.open(names.pages)).put(path, answer);
}

async function addMissing(files: string[]): Promise<void> {
  const cache = await caches.open(names.assets);
  await Promise.all([...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

export async function keptPage(path: string): Promise<Response | undefined> {
  return (await caches.open(names.pages)).match(path);
}

/** What is known already is not asked for again, because under its name it never changes. */
export async function keepBounded(event: FetchEvent, kind: 'assets' | 'pictures'): Promise<Response> {
  const cache = await caches.open(names[kind]);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isWorthKeeping(answer)) event.waitUntil(keep(cache, event.request, answer.clone(), most[kind]));
  return answer;
}

async function keep(cache: Cache, request: Request, answer: Response, limit: number): Promise<void> {
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((oldest) => cache.delete(oldest)));
}
