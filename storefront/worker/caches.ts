import { assetsOf, isAsset, isCacheable } from './request-plan.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Raise the number when the format of the entries changes; caches with another name are deleted. */
const names = { pages: 'rialto-pages-1', assets: 'rialto-assets-1', pictures: 'rialto-pictures-1' };

/** Maximum entries per cache; the oldest are deleted first. */
const most = { assets: 200, pictures: 150 };

export async function deleteOldCaches(): Promise<void> {
  const ours = Object.values(names);
  const others = (await caches.keys()).filter((name) => name.startsWith('rialto-') && !ours.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Caches a page together with the assets it links to and the additional files given. */
export async function precache(path: string, files: string[] = []): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (isCacheable(answer)) await cachePage(path, answer, files);
}

export async function cachePage(path: string, answer: Response, files: string[] = []): Promise<void> {
  const needed = assetsOf(await answer.clone().text());
  await addMissing([...needed, ...files.filter(isAsset)]);
  // The page last: it is useless until its files are cached.
  await (await caches.open(names.pages)).put(path, answer);
}

async function addMissing(files: string[]): Promise<void> {
  const cache = await caches.open(names.assets);
  await Promise.all([...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

export async function cachedPage(path: string): Promise<Response | undefined> {
  return (await caches.open(names.pages)).match(path);
}

/** Cache first: these files are named by their content and never change. */
export async function cacheFirst(event: FetchEvent, kind: 'assets' | 'pictures'): Promise<Response> {
  const cache = await caches.open(names[kind]);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isCacheable(answer)) event.waitUntil(putBounded(cache, event.request, answer.clone(), most[kind]));
  return answer;
}

async function putBounded(cache: Cache, request: Request, answer: Response, limit: number): Promise<void> {
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((oldest) => cache.delete(oldest)));
}
