import { expect, test } from 'vitest';
import { mayPromptOn } from './prompt-pages.ts';

const page = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.example');
  return { pathname, search };
};

test.each(['/home', '/home?search=soup', '/my-orders', '/profile', '/profile?page=address', '/store/noor-grill'])(
  'REV-01 the prompt may open on %s',
  (path) => expect(mayPromptOn(page(path))).toBe(true),
);

test.each([
  '/my-orders/100000001',
  '/track-order?order_id=100000001',
  '/order-placed?order_id=100000001',
  '/rate-and-review/100000001',
  '/chatting',
  '/profile?page=inbox',
  '/profile?type=store&page=inbox&id=3',
  '/checkout?page=cart',
])('REV-01 the prompt does not cover %s', (path) => expect(mayPromptOn(page(path))).toBe(false));
