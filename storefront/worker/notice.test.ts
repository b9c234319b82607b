import { expect, test } from 'vitest';
import { isShopVisible, ownPath, readNotice, windowFor } from './notice.ts';

const shop = 'https://rialto.example';
const sent = {
  type: 'order_status',
  title: 'Order confirmed',
  body: 'The store confirmed your order 7.',
  path: '/my-orders/7',
  tag: 'order 7',
  lang: 'ar',
  dir: 'rtl',
};
const read = (notice: object) => readNotice(JSON.stringify(notice), shop);
const page = (path: string, visibilityState = 'hidden') => ({ url: shop + path, visibilityState });

test('MSG-04 a push message becomes a notification with its text, language, direction and tag', () => {
  const { type, ...shown } = sent;
  expect(read(sent)).toEqual(shown);
});

test('MSG-04 a push message that is not a notice of the shop is not shown', () => {
  for (const text of ['', 'hello', 'null', '7', '[]', '{"body":"no title"}', '{"title":" "}', '{"title":7}'])
    expect(readNotice(text, shop), text).toBeNull();
});

test('MSG-04 missing and wrong parts of a notice get plain values, and long ones are cut', () => {
  expect(read({ title: 'Hello', body: 7, path: null, tag: {}, dir: 'up' })).toEqual({
    title: 'Hello',
    body: '',
    path: '/home',
    tag: '',
    lang: '',
    dir: 'ltr',
  });
  expect(read({ ...sent, body: 'x'.repeat(4_000) })?.body).toHaveLength(500);
});

test('MSG-04 a notification opens pages of the shop', () => {
  expect(ownPath('/my-orders/7', shop)).toBe('/my-orders/7');
  expect(ownPath('/profile?page=inbox&type=store&id=5#last', shop)).toBe('/profile?page=inbox&type=store&id=5#last');
});

test('MSG-04 a notification that names another site, a call of the API or a script opens the home page', () => {
  const hostile = [
    'https://evil.example/my-orders/7',
    '//evil.example/my-orders/7',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'my-orders/7',
    '/api/v1/customer/remove-account',
    '/%',
    '',
    7,
    null,
    ['/my-orders/7'],
  ];
  const opened = hostile.map((path) => new URL(ownPath(path, shop), shop));
  for (const { origin, pathname } of opened) {
    expect(origin).toBe(shop);
    expect(['/home', '/%']).toContain(pathname);
  }
});

test('MSG-04 no notification is shown while a page of the shop is visible', () => {
  expect(isShopVisible([])).toBe(false);
  expect(isShopVisible([page('/home')])).toBe(false);
  expect(isShopVisible([page('/home'), page('/store/5', 'visible')])).toBe(true);
  // A courier may be a customer too; that page shows no toasts of orders.
  expect(isShopVisible([page('/courier/', 'visible')])).toBe(false);
});

test('MSG-04 a pressed notification takes the window of its page, else a visible one, else any', () => {
  const target = page('/my-orders/7');
  const visible = page('/home', 'visible');
  const hidden = page('/store/5');
  const of = (...windows: ReturnType<typeof page>[]) => windowFor(windows, '/my-orders/7', shop);
  expect(of(hidden, visible, target)).toBe(target);
  expect(of(hidden, visible)).toBe(visible);
  expect(of(hidden)).toBe(hidden);
  expect(of()).toBeUndefined();
});

test('MSG-04 a pressed notification leaves a checkout and the page of a courier alone', () => {
  const busy = [page('/checkout?page=cart', 'visible'), page('/pay?pay_secret=x'), page('/courier/')];
  expect(windowFor(busy, '/my-orders/7', shop)).toBeUndefined();
});
