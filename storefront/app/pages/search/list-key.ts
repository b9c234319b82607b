import type { Search } from '../../features/search/search-params.ts';
import { queryOf } from './search-query.ts';
import type { PageScope } from '../../platform/session/page-scope.ts';

/** Names a list of results: what is asked for, by whom and from where. How it is shown does not matter. */
export function listKey(search: Search, { language, zoneIds, moduleId, point }: PageScope): string {
  return JSON.stringify([queryOf(search), language, zoneIds, moduleId, point]);
}
