/** What the worker does with a request; 'pass' leaves it to the browser. */
export type Plan =
  | 'pass'
  /** Pages are fetched from the network. The home page is also cached for use without a network. */
  | 'page'
  | 'home'
  /** Files named by their content. */
  | 'asset'
  | 'picture';

type PlannedRequest = { method: string; mode: string; url: string; hasToken: boolean };

const HOME = '/home';

/** Nothing private is cached: no API responses, no requests with a token, and no page except home. */
export function planFor({ method, mode, url, hasToken }: PlannedRequest, ownOrigin: string): Plan {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || hasToken) return 'pass';
  if (mode === 'navigate') return isApi(pathname) ? 'pass' : pathname === HOME && search === '' ? 'home' : 'page';
  if (isAsset(pathname)) return 'asset';
  return pathname.startsWith('/media/') ? 'picture' : 'pass';
}

export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.startsWith('/messages/');
}

function isApi(pathname: string): boolean {
  return pathname.startsWith('/api/');
}

/** Only complete same-origin responses. A redirected response belongs to another URL. */
export function isCacheable({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** The asset URLs in a page's HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/(?:assets|messages)\/[\w./-]+)"/g)].map(([, path = '']) => path))];
}
