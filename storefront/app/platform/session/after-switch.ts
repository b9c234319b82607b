import { paths } from '../navigation/paths.ts';
import { readResultsUrl } from '../navigation/search-url.ts';

/** Pages that are made of whatever the module and the place have: after a switch they stay and fill anew. */
const listPages: string[] = [paths.home, paths.categories, paths.latestStores, paths.popularStores, paths.brands];

/** Pages of one thing that belongs to a zone. */
const pagesOfOne = ['/store/', '/product/', '/campaigns/', '/flash-sales'];

type Next = { id: number; module_type: string };

/** Where a visitor goes on after they have changed the module: lists stay, what belongs to the former module is left. */
export function pageAfterModule(here: string, next: Next): string {
  const { pathname, searchParams } = readPath(here);
  if (!listPages.includes(pathname) || next.module_type === 'parcel') return paths.home;
  // Categories and brands are those of one module.
  if (['category', 'brand'].includes(readResultsUrl(searchParams).dataType ?? '')) return paths.home;
  if (searchParams.has('module_id')) searchParams.set('module_id', String(next.id));
  return written(pathname, searchParams);
}

type Move = { hasNewZones: boolean; hasModule: boolean };

/** Where a visitor goes on after they have changed the place: another zone's goods are never left on the page. */
export function pageAfterMove(here: string, { hasNewZones, hasModule }: Move): string {
  if (!hasNewZones) return here;
  const { pathname, searchParams } = readPath(here);
  const isList = listPages.includes(pathname);
  if (!hasModule || (!isList && pagesOfOne.some((page) => pathname.startsWith(page)))) return paths.home;
  return written(pathname, searchParams);
}

function readPath(here: string): URL {
  return new URL(here, 'http://shop.invalid');
}

/** The dialog of an item is closed with the page it stood on. */
function written(pathname: string, parameters: URLSearchParams): string {
  for (const dialog of ['item', 'campaign']) parameters.delete(dialog);
  return parameters.size > 0 ? `${pathname}?${parameters.toString()}` : pathname;
}
