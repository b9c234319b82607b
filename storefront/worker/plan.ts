/** What the worker does with a request. Whatever it does not name goes to the network as if there were no worker. */
export type Plan =
  | 'pass'
  /** A page: from the network; the home is also kept, to be shown when there is none. */
  | 'page'
  | 'home'
  /** Files that never change under their name. */
  | 'asset'
  | 'picture';

type Asked = { method: string; mode: string; url: string; hasToken: boolean };

const HOME = '/home';

/**
 * Nothing private is ever kept: no answer of the API, nothing that was posted, nothing that carries a token, and of all
 * pages only the home, which is the same for everybody at one place.
 */
export function planFor({ method, mode, url, hasToken }: Asked, ownOrigin: string): Plan {
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

/** Only a whole answer of our own is worth keeping. A redirected one is another page than the one that was asked for. */
export function isWorthKeeping({
  status,
  type,
  redirected,
}: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** The files a page says it needs, from its HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/(?:assets|messages)\/[\w./-]+)"/g)].map(([, path = '']) => path))];
}
