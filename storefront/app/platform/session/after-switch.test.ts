import { expect, test } from 'vitest';
import { pageAfterModule, pageAfterMove } from './after-switch.ts';

const grocery = { id: 2, module_type: 'grocery' };

test.each([
  ['/home', '/home'],
  ['/categories', '/categories'],
  ['/store/popular', '/store/popular'],
  ['/all-brands', '/all-brands'],
  ['/home?search=milk&data_type=searched', '/home?search=milk&data_type=searched'],
  [
    '/home?search=special-offer&module_id=1&data_type=discounted',
    '/home?search=special-offer&module_id=2&data_type=discounted',
  ],
  ['/home?item=falafel', '/home'],
])('MOD-03 after a module change the list %s becomes %s', (here, then) => {
  expect(pageAfterModule(here, grocery)).toBe(then);
});

test.each([
  '/',
  '/about-us',
  '/store/the-lamplight?module_id=1&store_zone_id=2',
  '/product/falafel?module_id=1',
  '/category/grills',
  '/home?search=category&id=7&module_id=1&name=eA==&data_type=category',
  '/home?brand_id=3&data_type=brand',
])('MOD-03 after a module change %s is left for the home page', (here) => {
  expect(pageAfterModule(here, grocery)).toBe('/home');
});

test('MOD-03 switching to parcels leads to the home page, because parcels have no store lists', () => {
  expect(pageAfterModule('/store/latest', { id: 5, module_type: 'parcel' })).toBe('/home');
});

const there = { hasNewZones: true, hasModule: true };

test.each([
  ['/home', '/home'],
  ['/store/latest', '/store/latest'],
  ['/category/grills', '/category/grills'],
  ['/help-and-support?topic=store', '/help-and-support?topic=store'],
  ['/store/the-lamplight?module_id=1&store_zone_id=2', '/home'],
  ['/product/falafel?module_id=1', '/home'],
  ['/campaigns/iftar?module_id=1', '/home'],
  ['/flash-sales?id=3', '/home'],
  ['/home?item=falafel', '/home'],
])('LOC-10 after moving to another zone %s becomes %s', (here, then) => {
  expect(pageAfterMove(here, there)).toBe(then);
});

test('LOC-10 moving within the same zone keeps the page', () => {
  expect(pageAfterMove('/product/falafel?module_id=1', { ...there, hasNewZones: false })).toBe(
    '/product/falafel?module_id=1',
  );
});

test('LOC-10 the home page asks for another module if the current one is not offered', () => {
  expect(pageAfterMove('/store/latest', { ...there, hasModule: false })).toBe('/home');
});
