import { failureFiles } from './failure-files.ts';
import { dropOthers, keepBounded, keepPage, keptPage, precache } from './keeping.ts';
import { isWorthKeeping, planFor } from './plan.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

// The shop without a network: the last home and an honest page for everything else. Everything it keeps is named by
// its content or replaced with each visit, so a new worker may take over at once.

type FromPage = { kind?: 'offline-page' | 'home'; files?: string[] };

const HOME = '/home';
const OFFLINE = '/offline';

worker.addEventListener('install', (event) => {
  event.waitUntil(precache(OFFLINE, failureFiles()).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await Promise.all([dropOthers(), worker.registration.navigationPreload?.enable()]);
  await worker.clients.claim();
}

/** Pages tell what the worker has not seen: a first visit passes it by, and so does a visit by script. */
worker.addEventListener('message', (event) => {
  const { kind, files = [] } = (event.data ?? {}) as FromPage;
  // In the visitor's language as it is now.
  if (kind === 'offline-page') event.waitUntil(precache(OFFLINE, failureFiles()));
  if (kind === 'home') event.waitUntil(precache(HOME, files));
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
      return event.respondWith(keepBounded(event, 'assets'));
    case 'picture':
      return event.respondWith(keepBounded(event, 'pictures'));
    case 'pass':
  }
});

async function home(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fromNetwork(event);
    if (isWorthKeeping(answer)) event.waitUntil(keepPage(HOME, answer.clone()));
    return answer;
  } catch {
    return (await keptPage(HOME)) ?? offline();
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

/** Stands at the address that was asked for, so that loading it again asks for that. */
async function offline(): Promise<Response> {
  return (await keptPage(OFFLINE)) ?? Response.error();
}
