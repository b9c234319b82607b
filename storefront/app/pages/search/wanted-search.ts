import { writeSearch, type Search } from '../../features/search/search-params.ts';

/** The search that was asked for last, and those before it that the address may still pass through. */
export type PendingSearch = { search: Search; passed: readonly string[] };

export function wantSearch(former: PendingSearch | null, search: Search): PendingSearch {
  return { search, passed: former ? [...former.passed, addressOf(former.search)] : [] };
}

/**
 * What is still wanted once the address changed: a navigation that ends after the visitor pressed another filter must
 * not undo that filter. Null when the results have followed, or the visitor went elsewhere.
 */
export function stillWanted(wanted: PendingSearch | null, address: string): PendingSearch | null {
  return wanted?.passed.includes(address) ? wanted : null;
}

/** Written like `String(searchParams)`. */
function addressOf(search: Search): string {
  const url = writeSearch(search);
  return String(new URLSearchParams(url.slice(url.indexOf('?'))));
}
