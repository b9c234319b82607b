import { listBrands, listCategories } from '@rialto/contract/calls/categories.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { searchEverything } from '@rialto/contract/calls/search.ts';
import { redirect, type RouterContextProvider } from 'react-router';
import { readSearch } from '../../features/search/search-params.ts';
import { listKey, queryOf } from './search-query.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { setScope } from '../../platform/session/set-scope.server.ts';

/** The first page of results for a URL, or null if it is not a search. */
export async function loadSearch(request: Request, context: Readonly<RouterContextProvider>) {
  const search = readSearch(new URL(request.url).searchParams);
  if (!search) return null;
  await enterModule(request, context, Number(search.subject.module_id));
  const call = apiOf(request, context);
  const [first, categories, brands] = await Promise.all([
    // Failed parts do not fail the page: the browser loads them again.
    call(searchEverything, { query: queryOf(search) }).catch(() => null),
    call(listCategories, {}).catch(() => []),
    call(listBrands, {}).catch(() => []),
  ]);
  return { key: listKey(search, readPageScope(request)), first, categories, brands };
}

export type SearchData = NonNullable<Awaited<ReturnType<typeof loadSearch>>>;

/** A shared link may belong to another module: switch to it first. */
async function enterModule(request: Request, context: Readonly<RouterContextProvider>, moduleId: number) {
  if (!moduleId || moduleId === readPageScope(request).moduleId) return;
  const modules = await apiOf(request, context)(listModules, {});
  if (!modules.some(({ id }) => id === moduleId)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname}${search}`, { headers: setScope(request, { moduleId }) });
}
