/**
 * For the shouldRevalidate of home: between result lists the browser loads what is missing itself, so that going back
 * is instant. Another module requires a reload.
 */
export function isResultsChange({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams);
  const isSearch = (from?.has('data_type') && to?.has('data_type')) ?? false;
  const isSameModule = !to?.has('module_id') || from?.get('module_id') === to.get('module_id');
  return isSearch && isSameModule && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
