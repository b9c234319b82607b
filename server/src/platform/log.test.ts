import { expect, test } from 'vitest';
import { withoutPersonal } from './log.ts';

test.each([
  ['/api/v1/customer/cart/list?guest_id=abc', '/api/v1/customer/cart/list?guest_id=…'],
  ['/track?order_id=7&contact_number=%2B20100', '/track?order_id=7&contact_number=…'],
  ['/config/get-zone-id?lat=33.1&lng=27.1', '/config/get-zone-id?lat=…&lng=…'],
  ['/config/place-api-autocomplete?search_text=my+street', '/config/place-api-autocomplete?search_text=…'],
  [
    '/config/distance-api?origin_lat=1&origin_lng=2&destination_lat=3',
    '/config/distance-api?origin_lat=…&origin_lng=…&destination_lat=…',
  ],
  ['/pay?pay_secret=abc&outcome=success', '/pay?pay_secret=…&outcome=success'],
  ['/stores/popular?limit=12', '/stores/popular?limit=12'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutPersonal(url)).toBe(logged);
});
