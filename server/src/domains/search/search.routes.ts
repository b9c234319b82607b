import * as contract from '@rialto/contract/calls/search.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../platform/http/scope.ts';
import { paged, pageOf, slice } from '../../platform/http/paging.ts';
import { itemCards, storeCard, type Catalog } from '../catalog/catalog.public.ts';
import { askedByName, readAsked, type Asked } from './asked.ts';
import { openItemFinder } from './find-items.ts';
import { openWords } from './open-words.ts';
import { searchItems } from './search-items.ts';
import { openStoreSearch } from './search-stores.ts';
import { openSuggestions } from './suggest-names.ts';

type Paging = { limit?: number; offset?: number };

export function searchRoutes(app: App, catalog: Catalog): void {
  const words = openWords(app);
  const findItems = openItemFinder(app, catalog, words);
  const searchStores = openStoreSearch(app, catalog);
  const suggestNames = openSuggestions(app, words);

  async function itemsPage(asked: Asked, scope: Scope, paging: Paging) {
    const seen = await catalog.seenBy(scope);
    const found = await searchItems(asked, scope, seen, { catalog, findItems, page: pageOf(paging) });
    return {
      ...paged(paging, found.totalSize),
      products: await itemCards(found.items, seen, catalog.surroundings),
      suggestions: found.suggestions,
    };
  }

  async function storesPage(asked: Asked, scope: Scope, paging: Paging) {
    const seen = await catalog.seenBy(scope);
    const { stores, suggestions } = await searchStores(asked, scope, seen);
    return {
      ...paged(paging, stores.length),
      stores: slice(stores, paging).map((store) => storeCard(store, seen)),
      suggestions,
    };
  }

  bind(app, contract.searchEverything, async ({ scope, query }) => {
    const asked = readAsked(query);
    if (query.list_type === 'store') return { ...(await storesPage(asked, scope, query)), products: [] };
    return { ...(await itemsPage(asked, scope, query)), stores: [] };
  });

  bind(app, contract.searchItems, ({ scope, query }) => itemsPage(askedByName(query), scope, query));

  bind(app, contract.suggestNames, async ({ scope, query }) => {
    const { items, stores } = await suggestNames(query.name, { zoneIds: scope.zoneIds, moduleId: moduleOf(scope) });
    return { items: items.map((name) => ({ name })), stores: stores.map((name) => ({ name })) };
  });
}
