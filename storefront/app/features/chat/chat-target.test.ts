import { expect, test } from 'vitest';
import { chatTargetOf } from './chat-target.ts';

test.each([
  ['type=delivery_man&id=7&routeName=x&chatFrom=y', { type: 'delivery_man', id: 7 }],
  ['type=store&id=12', { type: 'store', id: 12 }],
  ['type=admin', { type: 'admin', id: null }],
  ['type=store', null],
  ['type=store&id=-1', null],
  ['type=store&id=1e99', null],
  ['type=nothing&id=1', null],
  ['', null],
])('MSG-03 the URL ?%s names %o', (query, target) => {
  expect(chatTargetOf(new URLSearchParams(query))).toEqual(target);
});
