import {
  dataTypes,
  PRICE_MAX,
  searchFilters,
  type DataType,
  type SearchFilter,
} from '@rialto/contract/shapes/searching.ts';
import { readResultsUrl, resultsUrl } from '../../platform/navigation/search-url.ts';
import type { CategoryChoice } from './category-choice.ts';

/** Sort options for items. Stores have no price to sort by. */
export const itemSorts = ['price_low', 'price_high', 'rating', 'new'] as const;
export const storeSorts = ['rating', 'new'] as const;
export type SearchSort = (typeof itemSorts)[number];

export type PriceRange = readonly [low: number, high: number];
export const WHOLE_RANGE: PriceRange = [0, PRICE_MAX];

/** The whole state of a results page; it is stored in the URL (SEA-05). */
export type Search = {
  dataType: DataType;
  term: string;
  list: 'item' | 'store';
  categories: CategoryChoice;
  brandIds: number[];
  filters: SearchFilter[];
  /** Minimum number of stars; 0 for any. */
  rating: number;
  price: PriceRange;
  sort: SearchSort | null;
  view: 'grid' | 'list';
  page: number;
  /** Parameters of the link that opened the page; every later URL repeats them, because the title depends on them. */
  subject: Subject;
};

const subjectNames = ['id', 'module_id', 'name', 'brand_id', 'from', 'fromSearch'] as const;
type Subject = Partial<Record<(typeof subjectNames)[number], string>>;

const MAX_IDS = 150;
const MAX_STARS = 5;
const MAX_PAGES = 10_000;
const MAX_TERM_LENGTH = 100;
const SEPARATOR = '-';

/** Reads the URL; null without a valid `data_type`. Invalid parameters are ignored. */
export function readSearch(parameters: URLSearchParams): Search | null {
  const url = readResultsUrl(parameters);
  const dataType = dataTypes.find((known) => known === url.dataType);
  if (!dataType) return null;
  const subject = readSubject(parameters);
  const defaults = defaultsFor(dataType, subject);
  return {
    dataType,
    term: cleanTerm(url.term),
    list: parameters.get('list_type') === 'store' ? 'store' : 'item',
    categories: parameters.has('category_ids') ? readCategories(parameters) : defaults.categories,
    brandIds: parameters.has('brand_ids') ? readIds(parameters, 'brand_ids') : defaults.brandIds,
    filters: parameters.has('filter') ? readFilters(parameters) : defaults.filters,
    rating: wholeNumber(parameters.get('rating_count'), MAX_STARS),
    price: readPrice(parameters),
    sort: itemSorts.find((known) => known === parameters.get('sort_by')) ?? null,
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    page: Math.max(1, wholeNumber(parameters.get('page'), MAX_PAGES)),
    subject,
  };
}

/** The URL of a search; the inverse of readSearch. */
export function writeSearch(search: Search): string {
  const { subject, price, term } = search;
  const defaults = defaultsFor(search.dataType, subject);
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | number, defaultValue: string | number) => {
    if (value !== defaultValue) parameters.set(name, String(value));
  };
  if (term !== '' || search.dataType === 'searched') parameters.set('search', term);
  for (const name of subjectNames) put(name, subject[name] ?? '', '');
  parameters.set('data_type', search.dataType);
  put('list_type', search.list, 'item');
  put('category_ids', listText(search.categories), listText(defaults.categories));
  put('brand_ids', listText(search.brandIds), listText(defaults.brandIds));
  put('filter', listText(search.filters), listText(defaults.filters));
  put('rating_count', search.rating, 0);
  put('min_price', price[0], WHOLE_RANGE[0]);
  put('max_price', price[1], WHOLE_RANGE[1]);
  put('sort_by', search.sort ?? '', '');
  put('view', search.view, 'grid');
  put('page', search.page, 1);
  return resultsUrl(parameters);
}

/** Any change returns to the first page (SEA-07). */
export function updateSearch(search: Search, change: Partial<Search>): Search {
  return { ...search, page: 1, ...change };
}

export function withoutFilters(search: Search): Search {
  return updateSearch(search, { categories: [], brandIds: [], filters: [], rating: 0, price: WHOLE_RANGE });
}

/** Filters that are on by default, taken from the link that opened the page (SEA-09). */
function defaultsFor(
  dataType: DataType,
  { id, brand_id }: Subject,
): Pick<Search, 'categories' | 'brandIds' | 'filters'> {
  return {
    categories: dataType === 'category' ? idsIn(id ?? '') : [],
    brandIds: dataType === 'brand' ? idsIn(brand_id ?? '') : [],
    filters: dataType === 'discounted' ? ['discounted'] : [],
  };
}

function readSubject(parameters: URLSearchParams): Subject {
  const known = subjectNames.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Accepts hyphen-separated values (links) and repeated parameters (forms). */
function entriesOf(parameters: URLSearchParams, name: string): string[] {
  return parameters.getAll(name).flatMap((value) => value.split(SEPARATOR));
}

function readCategories(parameters: URLSearchParams): CategoryChoice {
  return parameters.getAll('category_ids').includes('all') ? 'all' : readIds(parameters, 'category_ids');
}

function readIds(parameters: URLSearchParams, name: string): number[] {
  return idsIn(entriesOf(parameters, name).join(SEPARATOR));
}

function idsIn(text: string): number[] {
  const ids = text.split(SEPARATOR).filter((entry) => /^[1-9]\d{0,8}$/.test(entry));
  return [...new Set(ids.map(Number))].slice(0, MAX_IDS);
}

function readFilters(parameters: URLSearchParams): SearchFilter[] {
  const entries = entriesOf(parameters, 'filter');
  return searchFilters.filter((filter) => entries.includes(filter));
}

function readPrice(parameters: URLSearchParams): PriceRange {
  const low = wholeNumber(parameters.get('min_price'), PRICE_MAX);
  const high = parameters.get('max_price') ? wholeNumber(parameters.get('max_price'), PRICE_MAX) : PRICE_MAX;
  return low < high ? [low, high] : WHOLE_RANGE;
}

function wholeNumber(text: string | null, max: number): number {
  const value = Math.round(Number(text));
  return value > 0 ? Math.min(value, max) : 0;
}

/** Removes control characters and lone surrogates, and limits the length. */
function cleanTerm(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...line].slice(0, MAX_TERM_LENGTH).join('').trim();
}

function listText(list: readonly (string | number)[] | 'all'): string {
  return list === 'all' ? list : list.join(SEPARATOR);
}
