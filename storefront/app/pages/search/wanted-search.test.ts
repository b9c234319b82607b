import { expect, test } from 'vitest';
import { readSearch, updateSearch, writeSearch, type Search } from '../../features/search/search-params.ts';
import { stillWanted, wantSearch } from './wanted-search.ts';

const first = readSearch(new URLSearchParams('search=shawarma & tea&data_type=searched')) as Search;
const rated = updateSearch(first, { rating: 4 });
const cheap = updateSearch(rated, { price: [0, 9] });
const addressOf = (search: Search) => String(new URL(writeSearch(search), 'http://shop').searchParams);

test('SEA-05 a filter that was pressed while the one before it was loading is kept', () => {
  const wanted = wantSearch(wantSearch(null, rated), cheap);
  expect(stillWanted(wanted, addressOf(rated))?.search).toEqual(cheap);
});

test('nothing is wanted any more once the results have followed, or after a step back', () => {
  const wanted = wantSearch(wantSearch(null, rated), cheap);
  expect(stillWanted(wanted, addressOf(cheap))).toBeNull();
  expect(stillWanted(wanted, addressOf(first))).toBeNull();
  expect(stillWanted(null, addressOf(first))).toBeNull();
});
