/** What a push message of the shop says (server/src/domains/notifications/push-notice.ts). */
type Notice = { title: string; body: string; path: string; tag: string; lang: string; dir: 'ltr' | 'rtl' };

const MOST_CHARACTERS = 500;
const HOME = '/home';
/** Pages of couriers are not the customer's. */
const COURIER = /^\/courier(\/|$)/;
/** Leaving it would lose what was filled in. */
const CHECKOUT = /^\/(checkout|prescription|parcel-delivery-info|pay)(\/|$)/;

/** Reads a push message; null if it is not one of ours. */
export function readNotice(text: string, origin: string): Notice | null {
  const sent = parse(text);
  const { title, body, path, tag, lang, dir } = (sent ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title.trim() === '') return null;
  return {
    title: title.slice(0, MOST_CHARACTERS),
    body: typeof body === 'string' ? body.slice(0, MOST_CHARACTERS) : '',
    path: ownPath(path, origin),
    tag: typeof tag === 'string' ? tag : '',
    lang: typeof lang === 'string' ? lang : '',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** A path of the shop; anything else leads home, because a notification must not open another site. */
export function ownPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return HOME;
  const { origin: asked, pathname, search, hash } = new URL(path, origin);
  const isPage = asked === origin && !pathname.startsWith('//') && !pathname.startsWith('/api/');
  return isPage ? pathname + search + hash : HOME;
}

type Window = { url: string; visibilityState: string };

/** A visible page shows a toast instead. */
export function isShopVisible(windows: readonly Window[]): boolean {
  return windows.some(({ url, visibilityState }) => visibilityState === 'visible' && !COURIER.test(pathOf(url)));
}

/** The window that a pressed notification uses; undefined opens a new one. */
export function windowFor<W extends Window>(windows: readonly W[], path: string, origin: string): W | undefined {
  const target = new URL(path, origin).href;
  const free = windows.filter(({ url }) => !COURIER.test(pathOf(url)) && !CHECKOUT.test(pathOf(url)));
  return free.find(({ url }) => url === target) ?? free.find(isVisible) ?? free[0];
}

const isVisible = ({ visibilityState }: Window) => visibilityState === 'visible';
const pathOf = (url: string) => new URL(url).pathname;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
