import { offlineFiles } from './offline-files.ts';
import { planRequest } from './plan-request.ts';
import { worker } from './worker-scope.ts';

// The names must not begin with "rialto-": the shop's own worker deletes caches that do and that it does not know.
const FILES = 'courier-files-1';
const TILES = 'courier-tiles-1';
const MOST_TILES = 300;
const PAGE = '/courier/';
/** A phone with one bar of signal does not wait longer for the page than this. */
const PAGE_WAIT_MS = 3_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => worker.clients.claim()));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(offlineFiles().map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  // The page last: it is useless until its files are kept.
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const wanted = new Set([PAGE, ...offlineFiles()]);
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url } = request;
  const hasToken = request.headers.has('authorization');
  switch (planRequest({ method, mode, url, hasToken }, worker.location.origin)) {
    case 'page':
      return event.respondWith(page(request));
    case 'file':
      return event.respondWith(cacheFirst(request, FILES));
    case 'tile':
      return event.respondWith(cacheFirst(request, TILES, MOST_TILES));
    case 'pass':
  }
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WAIT_MS) });
    if (answer.status === 200 && !answer.redirected) await cache.put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

async function cacheFirst(request: Request, name: string, most = Infinity): Promise<Response> {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status !== 200) return answer;
  await cache.put(request, answer.clone());
  const all = most === Infinity ? [] : await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((oldest) => cache.delete(oldest)));
  return answer;
}
