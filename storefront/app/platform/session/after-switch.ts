import { paths } from '../navigation/paths.ts';
import { readResultsUrl } from '../navigation/search-url.ts';

/** Lists that exist in every module and zone: after a switch they stay and reload. */
const listPages: string[] = [
  paths.home,
  paths.categories,
  paths.latestStores,
  paths.popularStores,
  paths.brands,
  paths.campaigns,
];

/** Pages of a single entity that belongs to a zone. */
const pagesOfOne = ['/store/', '/product/', '/campaigns/', '/flash-sales'];

type Next = { id: number; module_type: string };

/** The page to show after a module change: lists stay, pages of the previous module are left. */
export function pageAfterModule(here: string, next: Next): string {
  const { pathname, searchParams } = readPath(here);
  if (!listPages.includes(pathname) || next.module_type === 'parcel') return paths.home;
  // Categories and brands belong to one module.
  if (['category', 'brand'].includes(readResultsUrl(searchParams).dataType ?? '')) return paths.home;
  if (searchParams.has('module_id')) searchParams.set('module_id', String(next.id));
  return written(pathname, searchParams);
}

type Move = { hasNewZones: boolean; hasModule: boolean };

/** The page to show after a location change: content of another zone is never kept. */
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

/** An open item dialog is closed. */
function written(pathname: string, parameters: URLSearchParams): string {
  for (const dialog of ['item', 'campaign']) parameters.delete(dialog);
  return parameters.size > 0 ? `${pathname}?${parameters.toString()}` : pathname;
}
