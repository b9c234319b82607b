/**
 * For the shouldRevalidate of home: from one list of results to another the browser asks by itself for what it does not
 * have yet, so that going back is at once. Another module is another shop.
 */
export function isResultsChange({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams);
  const isSearch = (from?.has('data_type') && to?.has('data_type')) ?? false;
  const isSameModule = !to?.has('module_id') || from?.get('module_id') === to.get('module_id');
  return isSearch && isSameModule && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
