import { offlineFiles } from './offline-files.ts';
import { deleteOldCaches, cacheFirst, cachePage, cachedPage, precache } from './caches.ts';
import { openNotice, renewSubscription, showPush } from './push.ts';
import { isCacheable, planFor } from './request-plan.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

// Without a network the shop shows the last home page, and the offline page at every other URL. All cached files are
// content-hashed or refreshed on each visit, so a new worker can activate immediately.

type FromPage = { kind?: 'offline-page' | 'home'; files?: string[] };

const HOME = '/home';
const OFFLINE = '/offline';

worker.addEventListener('install', (event) => {
  event.waitUntil(precache(OFFLINE, offlineFiles()).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable()]);
  await worker.clients.claim();
}

/** Pages report what the worker did not see: the first visit and client-side navigations bypass it. */
worker.addEventListener('message', (event) => {
  const { kind, files = [] } = (event.data ?? {}) as FromPage;
  // Cache it again in the visitor's current language.
  if (kind === 'offline-page') event.waitUntil(precache(OFFLINE, offlineFiles()));
  if (kind === 'home') event.waitUntil(precache(HOME, files));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text() ?? ''));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const hasToken = request.headers.has('authorization');
  const { method, mode, url } = request;
  switch (planFor({ method, mode, url, hasToken }, worker.location.origin)) {
    case 'home':
      return event.respondWith(home(event));
    case 'page':
      return event.respondWith(page(event));
    case 'asset':
      return event.respondWith(cacheFirst(event, 'assets'));
    case 'picture':
      return event.respondWith(cacheFirst(event, 'pictures'));
    case 'pass':
  }
});

async function home(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fromNetwork(event);
    if (isCacheable(answer)) event.waitUntil(cachePage(HOME, answer.clone()));
    return answer;
  } catch {
    return (await cachedPage(HOME)) ?? offline();
  }
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch {
    return offline();
  }
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Served at the requested URL, so that a reload requests that URL again. */
async function offline(): Promise<Response> {
  return (await cachedPage(OFFLINE)) ?? Response.error();
}
