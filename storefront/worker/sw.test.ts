import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WindowClient } from './worker-scope.ts';

const shop = 'https://rialto.example';
const notice = {
  type: 'order_status',
  title: 'تم تأكيد طلبك',
  body: 'أكّد المتجر طلبك رقم 7.',
  path: '/my-orders/7',
  tag: 'order 7',
  lang: 'ar',
  dir: 'rtl',
};

type Listener = (event: object) => void;
type FakeWindow = WindowClient & { focused: number };

/** What the browser gives a service worker, with these windows of the shop. */
function openScope() {
  const listeners = new Map<string, Listener>();
  const windows: FakeWindow[] = [];
  const [shown, opened] = [[] as { title: string; options: NotificationOptions }[], [] as string[]];
  const subscribe = vi.fn(async (_options: object) => undefined);
  const scope = {
    location: new URL('/sw.js', shop),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (path: string) => void opened.push(path),
    },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
    },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  for (const [name, part] of Object.entries(scope)) vi.stubGlobal(name, part);
  /** Lets the worker handle an event, and waits until its work is done. */
  async function fire(name: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
    if (works.length === 0) throw new Error(`The worker does not wait for its work on ${name}`);
    await Promise.all(works);
  }
  return { windows, shown, opened, subscribe, fire };
}

let scope: ReturnType<typeof openScope>;
beforeEach(async () => {
  vi.resetModules();
  scope = openScope();
  await import('./sw.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** A window of the shop; one that `refuses` belongs to another worker. */
function open(path: string, { isVisible = false, refuses = false } = {}): FakeWindow {
  const own: FakeWindow = {
    url: shop + path,
    visibilityState: isVisible ? 'visible' : 'hidden',
    focused: 0,
    focus: async () => {
      if (refuses) throw new TypeError('not controlled');
      own.focused += 1;
      return own;
    },
    navigate: async (to) => void (own.url = shop + to),
  };
  scope.windows.push(own);
  return own;
}

const push = (text: string | null) => scope.fire('push', { data: text === null ? null : { text: () => text } });
const press = async (data: unknown) => {
  const close = vi.fn();
  await scope.fire('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
};

test('MSG-04 a push message shows a notification with its text, language and direction, and remembers its page', async () => {
  open('/my-orders/7');
  await push(JSON.stringify(notice));
  const { title, body, tag, lang, dir, path } = notice;
  expect(scope.shown).toEqual([
    { title, options: { body, tag, lang, dir, icon: '/icons/any-192.png', data: { path } } },
  ]);
});

test('MSG-04 while a page of the shop is visible it shows a toast, so the worker shows nothing', async () => {
  open('/home', { isVisible: true });
  await push(JSON.stringify(notice));
  await push(null);
  await push('not a notice');
  expect(scope.shown).toEqual([]);
});

test('MSG-04 the visible page of a courier on the same device does not keep a notification back', async () => {
  open('/courier/', { isVisible: true });
  await push(JSON.stringify(notice));
  expect(scope.shown).toHaveLength(1);
});

test('MSG-04 a pressed notification opens the page of the order in a new window', async () => {
  await press({ path: '/my-orders/7' });
  expect(scope.opened).toEqual(['/my-orders/7']);
});

test('MSG-04 a pressed notification focuses the window that shows the order, without loading it again', async () => {
  const [home, order] = [open('/home'), open('/my-orders/7')];
  const navigate = vi.spyOn(order, 'navigate');
  await press({ path: '/my-orders/7' });
  expect([home.focused, order.focused, scope.opened]).toEqual([0, 1, []]);
  expect(navigate).not.toHaveBeenCalled();
});

test('MSG-04 a pressed notification leads another window of the shop to the order, but never a checkout', async () => {
  const [checkout, home] = [open('/checkout', { isVisible: true }), open('/home')];
  await press({ path: '/my-orders/7' });
  expect([checkout.url, home.url, home.focused]).toEqual([`${shop}/checkout`, `${shop}/my-orders/7`, 1]);
  expect(scope.opened).toEqual([]);
});

test('MSG-04 a window that cannot be focused is replaced by a new one, and a foreign page by the home page', async () => {
  open('/home', { refuses: true });
  await press({ path: '/my-orders/7' });
  await press({ path: 'https://evil.example/' });
  await press(null);
  expect(scope.opened).toEqual(['/my-orders/7', '/home', '/home']);
});

test('MSG-04 a subscription that the browser drops is made again with the same key', async () => {
  const applicationServerKey = new Uint8Array([4, 1, 2]).buffer;
  await scope.fire('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
  expect(scope.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey });
  await scope.fire('pushsubscriptionchange', { oldSubscription: null });
  await scope.fire('pushsubscriptionchange', {
    oldSubscription: { options: { applicationServerKey } },
    newSubscription: {},
  });
  expect(scope.subscribe).toHaveBeenCalledOnce();
});
