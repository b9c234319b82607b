import { beforeEach, expect, test } from 'vitest';
import { readDevice, writeDevice } from '../../platform/session/device.ts';
import { forgetAllSearches, forgetSearch, latestOf, rememberSearch } from './recent-searches.ts';

const latest = () => latestOf(readDevice('searchedValues'));

beforeEach(() => writeDevice('searchedValues', null));

test('SEA-01 the latest five searches are shown, newest first', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(term);
  expect(latest()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('SEA-01 a repeated term is listed once', () => {
  for (const term of ['tea', 'bread', 'tea']) rememberSearch(term);
  expect(latest()).toEqual(['tea', 'bread']);
});

test('SEA-01 one search can be removed, and all can be cleared', () => {
  for (const term of ['tea', 'bread', 'شاورما']) rememberSearch(term);
  forgetSearch('bread');
  expect(latest()).toEqual(['شاورما', 'tea']);
  forgetAllSearches();
  expect(latest()).toEqual([]);
});

test('an invalid stored value is ignored', () => {
  for (const odd of ['{', '"tea"', '{"a":1}', '[1,null,"tea"]']) {
    writeDevice('searchedValues', odd);
    expect(latest()).toEqual(odd.startsWith('[') ? ['tea'] : []);
  }
});
