import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The calls of the specification (docs/specification/ordering.md, section 7) and of API-08. */
const catalogue = `
  POST newsletter/subscribe
  GET config/place-api-autocomplete
  GET config/place-api-details
  GET config/geocode-api
  GET config/get-zone-id
  GET config/distance-api
  GET module
  GET banners
  GET other-banners
  GET other-banners/video-content
  GET other-banners/why-choose
  GET categories
  GET categories/childes/{id}
  GET categories/items/{id}
  GET categories/stores/{id}
  GET campaigns/item
  GET campaigns/basic
  GET campaigns/basic-campaign-details
  GET items/popular
  GET items/latest
  GET items/most-reviewed
  GET items/related-store-items/{id}
  GET items/new-arrival
  GET items/search
  GET items/discounted
  GET items/recommended
  GET items/common-conditions
  GET items/reviews/{id}
  POST items/reviews/submit
  GET items/item-or-store-search
  GET common-condition
  GET common-condition/{id}
  GET stores/popular
  GET stores/latest
  GET stores/get-stores/{type}
  GET stores/top-rated
  GET stores/details/{id}
  GET stores/discounted
  GET stores/reviews
  GET flash-sales
  GET flash-sales/items
  GET parcel-category
  POST auth/sign-up
  POST auth/login
  POST auth/guest/request
  POST auth/social-login
  POST auth/social-register
  POST auth/verify-phone
  GET customer/info
  PUT customer/info
  DELETE customer/remove-account
  POST customer/update-profile
  POST customer/update-interest
  GET customer/wallet/transactions
  GET customer/wallet/bonuses
  POST customer/wallet/add-fund
  GET customer/loyalty-point/transactions
  POST customer/loyalty-point/point-transfer
  GET customer/address/list
  POST customer/address/add
  PUT customer/address/update/{id}
  DELETE customer/address/delete
  POST customer/wish-list/add
  DELETE customer/wish-list/remove
  GET customer/wish-list/list
  GET customer/message/list
  GET customer/message/details
  POST customer/message/send
  GET customer/message/search-list
  POST customer/cm-firebase-token
  GET customer/suggested-items
  GET customer/cart/list
  POST customer/cart/add
  POST customer/cart/update
  DELETE customer/cart/remove-item
  DELETE customer/cart/remove
  GET customer/review-reminder
  POST customer/review-reminder/cancel
  GET customer/visit-again
  POST customer/order/place
  POST customer/order/quote
  POST customer/order/prescription/place
  GET customer/order/{status}
  GET customer/order/details
  GET customer/order/track
  POST customer/order/cancel
  POST customer/order/payment-method
  GET customer/order/cancellation-reasons
  GET coupon/list
  GET cashback/list
  GET cashback/getCashback
  GET brand
  GET react-landing-page
  GET most-tips
  GET get-combined-data
  GET offline_payment_method_list
`;

const callsIn = (list: string) => list.trim().split(/\n\s*/);
const declared = new Set(Object.values(allEndpoints).map(({ method, path }) => `${method} ${path.slice(1)}`));

test('API-01 every call of the path catalogue is in the contract with its method', () => {
  expect(callsIn(catalogue).filter((call) => !declared.has(call))).toEqual([]);
});

test('API-01 the catalogue of this test consists of paths of the specification, and has an entry for each of its groups', () => {
  const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const specification = ['specification/ordering.md', 'requirements.md'].map(read).join('\n');
  const words = new Set(specification.match(/[\w-]+/g));
  const segments = callsIn(catalogue).flatMap((call) => call.replace(/^\w+ /, '').split('/'));
  expect(segments.filter((segment) => !segment.startsWith('{') && !words.has(segment))).toEqual([]);
  // The first segment of each entry in the prose: “categories (plus childes, items, stores); campaigns/item, …”.
  const prose = /\*\*Path catalogue[^:]*:\s*(.*)/.exec(specification)?.[1] ?? '';
  const listed = prose.split(/[;.]/).flatMap((entry) => /^\s*([\w-]+)/.exec(entry)?.[1] ?? []);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((name) => !segments.includes(name))).toEqual([]);
});
