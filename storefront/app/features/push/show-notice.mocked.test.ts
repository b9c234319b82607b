import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => ({ toasts: [] as object[], orders: [] as number[], calls: 0, fails: false, late: 0 }));
vi.mock('../../platform/overlays/toasts.ts', () => ({ toasts: { show: (toast: object) => shown.toasts.push(toast) } }));
vi.mock('../../shared/shown-orders.ts', () => ({ isOrderShown: (id: number) => shown.orders.includes(id) }));
vi.mock('../../platform/session/account.ts', () => ({ isSignedIn: () => true }));
vi.mock('../../platform/session/guest.ts', () => ({ storedGuest: () => ({}) }));
vi.mock('../../platform/api/api.ts', () => ({
  callApi: () => {
    shown.calls += 1;
    const order = {
      order_status: 'confirmed',
      order_type: 'delivery',
      store: { name: 'El Bahr Grill' },
      arrival: { is_late: shown.late },
    };
    return shown.fails ? Promise.reject(new Error('offline')) : Promise.resolve(order);
  },
}));
const { showNotice } = await import('./show-notice.ts');
setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));

beforeEach(() => {
  Object.assign(shown, { toasts: [], orders: [], calls: 0, fails: false, late: 0 });
  openPage('/home');
});
afterEach(() => void vi.unstubAllGlobals());

function openPage(path: string, visibilityState = 'visible') {
  vi.stubGlobal('document', { visibilityState, documentElement: { lang: 'en' } });
  vi.stubGlobal('location', new URL(path, 'https://rialto.example'));
}

const fromStore = { type: 'message', conversation_id: 9, sender_type: 'store', sender_id: 5 } as const;
const confirmed = { type: 'order_status', order_id: 7, order_status: 'confirmed' } as const;

test('MSG-02 a message toasts and leads to its conversation', async () => {
  await showNotice(fromStore);
  await showNotice({ type: 'message', conversation_id: 9, sender_type: 'admin' });
  expect(shown.toasts).toMatchObject([
    { text: 'You have a new message', href: '/profile?page=inbox&type=store&id=5' },
    { text: 'You have a new message', href: '/profile?page=inbox&type=admin' },
  ]);
});

test('MSG-02 the open chat of a conversation gets no toast, another conversation does', async () => {
  for (const path of ['/profile?page=inbox&type=store&id=5', '/chatting?type=store&id=5']) {
    openPage(path);
    await showNotice(fromStore);
  }
  expect(shown.toasts).toEqual([]);
  for (const path of ['/chatting', '/chatting?type=store&id=6', '/chatting?type=delivery_man&id=5', '/profile?id=5']) {
    openPage(path);
    await showNotice(fromStore);
  }
  expect(shown.toasts).toHaveLength(4);
});

test('MSG-02 the use of a referral code toasts for 5 seconds', async () => {
  await showNotice({ type: 'referral_code' });
  expect(shown.toasts).toMatchObject([{ durationMs: 5_000 }]);
});

test('MSG-02 a step of an order toasts and leads to the order', async () => {
  await showNotice(confirmed);
  expect(shown.toasts).toMatchObject([
    { text: 'Order #7: El Bahr Grill has confirmed your order', href: '/my-orders/7' },
  ]);
});

test('MSG-02 a step of an order toasts with its status if the order cannot be read', async () => {
  shown.fails = true;
  await showNotice(confirmed);
  expect(shown.toasts).toMatchObject([{ text: 'Order #7: Confirmed' }]);
});

test('MSG-02 TRK-07 a late order toasts and leads to the order', async () => {
  shown.late = 1;
  await showNotice({ type: 'order_status', order_id: 7 });
  expect(shown.toasts).toMatchObject([{ text: 'Order #7: Running late', href: '/my-orders/7' }]);
});

test('MSG-02 a page that shows the order, and a hidden page, show no toast', async () => {
  shown.orders.push(7);
  await showNotice(confirmed);
  shown.orders.pop();
  openPage('/home', 'hidden');
  await showNotice(confirmed);
  await showNotice(fromStore);
  expect([shown.toasts, shown.calls]).toEqual([[], 0]);
});
