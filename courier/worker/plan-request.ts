/** What the worker does with a request; 'pass' leaves it to the browser. */
export type Plan = 'pass' | 'page' | 'file' | 'tile';

type PlannedRequest = { method: string; mode: string; url: string; hasToken: boolean };

/** Calls of the API are never kept: the page keeps the run itself and deletes it when the link no longer works. */
export function planRequest({ method, mode, url, hasToken }: PlannedRequest, ownOrigin: string): Plan {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || hasToken) return 'pass';
  if (mode === 'navigate') return pathname === '/courier/' ? 'page' : 'pass';
  if (pathname.startsWith('/courier/assets/')) return 'file';
  return pathname.startsWith('/tiles/') ? 'tile' : 'pass';
}
