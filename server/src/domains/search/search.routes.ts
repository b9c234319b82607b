import * as contract from '@rialto/contract/calls/search.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import { paged, pageOf, slice } from '../../platform/http/paging.ts';
import { itemCards, storeCard, type Catalog, type ViewerCall } from '../catalog/catalog.public.ts';
import { askedByName, readAsked, type Asked } from './asked.ts';
import { openItemFinder } from './find-items.ts';
import { openWords } from './open-words.ts';
import { searchItems } from './search-items.ts';
import { openStoreSearch } from './search-stores.ts';
import { openSuggestions } from './suggest-names.ts';

type SearchCall = ViewerCall & { query: { limit?: number; offset?: number } };

export function searchRoutes(app: App, catalog: Catalog): void {
  const words = openWords(app);
  const findItems = openItemFinder(app, catalog, words);
  const searchStores = openStoreSearch(app, catalog);
  const suggestNames = openSuggestions(app, words);

  async function itemsPage(asked: Asked, call: SearchCall) {
    const viewer = await catalog.viewerOf(call);
    const found = await searchItems(asked, viewer, { catalog, findItems, page: pageOf(call.query) });
    return {
      ...paged(call.query, found.totalSize),
      products: await itemCards(found.items, viewer, catalog.cardContexts),
      suggestions: found.suggestions,
    };
  }

  async function storesPage(asked: Asked, call: SearchCall) {
    const viewer = await catalog.viewerOf(call);
    const { stores, suggestions } = await searchStores(asked, viewer);
    return {
      ...paged(call.query, stores.length),
      stores: slice(stores, call.query).map((store) => storeCard(store, viewer)),
      suggestions,
    };
  }

  bind(app, contract.searchEverything, async (call) => {
    const asked = readAsked(call.query);
    if (call.query.list_type === 'store') return { ...(await storesPage(asked, call)), products: [] };
    return { ...(await itemsPage(asked, call)), stores: [] };
  });

  bind(app, contract.searchItems, (call) => itemsPage(askedByName(call.query), call));

  bind(app, contract.suggestNames, async ({ scope, query }) => {
    const { items, stores } = await suggestNames(query.name, { zoneIds: scope.zoneIds, moduleId: moduleOf(scope) });
    return { items: items.map((name) => ({ name })), stores: stores.map((name) => ({ name })) };
  });
}
