import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shop = vi.hoisted(() => ({ saved: [] as string[], isDown: false }));
const device = vi.hoisted(() => new Map<string, string>());
vi.mock('../api/api.ts', () => ({
  callApi: async (_call: object, { body }: { body?: { cm_firebase_token: string } }) => {
    if (!body) return { public_key: 'BAEC-_8' };
    if (shop.isDown) throw new Error('offline');
    shop.saved.push((JSON.parse(body.cm_firebase_token) as { endpoint: string }).endpoint);
    return {};
  },
}));
vi.mock('../session/device.ts', () => ({
  readDevice: (name: string) => device.get(name) ?? null,
  writeDevice: (name: string, value: string | null) =>
    void (value === null ? device.delete(name) : device.set(name, value)),
}));
const { keepPush, readPushState, subscribeToPush, unsubscribeFromPush } = await import('./push-subscription.ts');

type Subscription = { endpoint: string; unsubscribe: () => Promise<boolean> };

/** A browser with a push service; `answer` is what the visitor says when it asks. */
const browser = {
  answer: 'granted' as NotificationPermission,
  current: null as Subscription | null,
  keys: [] as Uint8Array[],
  made: 0,
};
function subscription(endpoint: string): Subscription {
  const unsubscribe = async () => {
    browser.current = null;
    return true;
  };
  return { endpoint, unsubscribe };
}

beforeEach(() => {
  Object.assign(shop, { saved: [], isDown: false });
  Object.assign(browser, { answer: 'granted', current: null, keys: [], made: 0 });
  device.clear();
  const notification = {
    permission: 'default',
    requestPermission: async () => (notification.permission = browser.answer),
  };
  const pushManager = {
    getSubscription: async () => browser.current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      browser.keys.push(applicationServerKey);
      browser.made += 1;
      return (browser.current = subscription(`https://push.example/${browser.made}`));
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('window', { PushManager: class {}, Notification: notification });
});
afterEach(() => void vi.unstubAllGlobals());

test('MSG-04 turning push messages on asks, subscribes with the key of the shop and saves the subscription', async () => {
  expect(await readPushState()).toBe('off');
  await subscribeToPush();
  expect(browser.keys).toEqual([new Uint8Array([4, 1, 2, 251, 255])]);
  expect(shop.saved).toEqual(['https://push.example/1']);
  expect(await readPushState()).toBe('on');
});

test('MSG-04 a visitor who refuses is not subscribed, and stays so', async () => {
  browser.answer = 'denied';
  await subscribeToPush();
  expect([browser.made, shop.saved]).toEqual([0, []]);
  expect(await readPushState()).toBe('blocked');
});

test('MSG-04 a subscription that the shop did not save is given back', async () => {
  shop.isDown = true;
  await expect(subscribeToPush()).rejects.toThrow('offline');
  expect(browser.current).toBeNull();
  expect(await readPushState()).toBe('off');
});

test('T66 a subscription of another customer of this device is replaced, not taken over', async () => {
  browser.current = subscription('https://push.example/former');
  await subscribeToPush();
  expect(shop.saved).toEqual(['https://push.example/1']);
  expect(browser.current?.endpoint).toBe('https://push.example/1');
});

test('MSG-04 turning push messages off ends the subscription', async () => {
  await subscribeToPush();
  await unsubscribeFromPush();
  expect(browser.current).toBeNull();
  expect(await readPushState()).toBe('off');
});

test('MSG-04 a subscription that the browser renewed is saved at the next visit, and a dropped one is forgotten', async () => {
  await keepPush();
  expect(shop.saved).toEqual([]);
  await subscribeToPush();
  await keepPush();
  expect(shop.saved).toHaveLength(1);
  browser.current = subscription('https://push.example/renewed');
  expect(await readPushState()).toBe('off');
  await keepPush();
  expect(shop.saved.at(-1)).toBe('https://push.example/renewed');
  expect(await readPushState()).toBe('on');
  browser.current = null;
  await keepPush();
  expect(device.has('push_endpoint')).toBe(false);
});

test('MSG-04 a browser without push messages or without a worker says so, and cannot be subscribed', async () => {
  vi.stubGlobal('window', {});
  expect(await readPushState()).toBe('unsupported');
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  await expect(subscribeToPush()).rejects.toThrow('The service worker is not registered');
  vi.stubGlobal('navigator', {});
  await keepPush();
  expect(shop.saved).toEqual([]);
});
