import * as contract from '@rialto/contract/calls/search.ts';
import type { App } from '../../platform/app.ts';
import { bindShared } from '../../platform/http/bind.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import { mediaUrl } from '../../platform/wire-values.ts';
import { pagedAsOf, pageOf, slice } from '../../platform/http/paging.ts';
import { itemCards, storeCard, type Catalog, type StoreIndex, type ViewerCall } from '../catalog/catalog.public.ts';
import { nameSearchRequest, toSearchRequest, type SearchRequest } from './search-request.ts';
import { openItemFinder } from './find-items.ts';
import { openVocabularies } from './open-vocabularies.ts';
import { searchItems } from './search-items.ts';
import { openStoreSearch } from './search-stores.ts';
import { openSuggestions } from './suggest-names.ts';

/** The store with this name, in either language; null if it has just closed down. */
function suggestedStore(index: StoreIndex, name: string, media: string) {
  const row = index.ranked('popular').find(({ nameEn, nameAr }) => nameEn === name || nameAr === name);
  if (!row) return null;
  const { id, slug, moduleId, zoneId, logo } = row;
  return { name, id, slug, module_id: moduleId, zone_id: zoneId, logo_full_url: mediaUrl(media, logo) };
}

type SearchCall = ViewerCall & { query: { limit?: number; offset?: number; as_of?: string } };

export function searchRoutes(app: App, catalog: Catalog): void {
  const vocabularies = openVocabularies(app);
  const findItems = openItemFinder(app, catalog, vocabularies);
  const searchStores = openStoreSearch(app, catalog);
  const suggestNames = openSuggestions(app, vocabularies);

  async function itemsPage(request: SearchRequest, call: SearchCall) {
    const viewer = await catalog.viewerOf(call);
    const ordering = await catalog.orderings.of(viewer, call.query, viewer.now);
    const found = await searchItems(request, viewer, { catalog, findItems, page: pageOf(call.query), ordering });
    return {
      ...pagedAsOf(call.query, found.totalSize, ordering),
      products: await itemCards(found.items, viewer, catalog.cardContexts),
      suggestions: found.suggestions,
    };
  }

  async function storesPage(request: SearchRequest, call: SearchCall) {
    const viewer = await catalog.viewerOf(call);
    const ordering = await catalog.orderings.of(viewer, call.query, viewer.now);
    const { stores, suggestions } = await searchStores(request, { ...viewer, now: ordering.at });
    return {
      ...pagedAsOf(call.query, stores.length, ordering),
      stores: slice(stores, call.query).map((store) => storeCard(store, viewer)),
      suggestions,
    };
  }

  bindShared(app, contract.searchEverything, async (call) => {
    const request = toSearchRequest(call.query);
    if (call.query.list_type === 'store') return { ...(await storesPage(request, call)), products: [] };
    return { ...(await itemsPage(request, call)), stores: [] };
  });

  bindShared(app, contract.searchItems, (call) => itemsPage(nameSearchRequest(call.query), call));

  bindShared(app, contract.suggestNames, async (call) => {
    const { zoneIds } = call.scope;
    const moduleId = moduleOf(call.scope);
    const [{ items, stores }, index, { media }] = await Promise.all([
      suggestNames(call.query.name, { zoneIds, moduleId }),
      catalog.storeIndexes.of(zoneIds, moduleId),
      catalog.viewerOf(call),
    ]);
    return {
      items: items.map(({ name, picture }) => ({ name, image_full_url: mediaUrl(media, picture) })),
      stores: stores.flatMap((name) => suggestedStore(index, name, media) ?? []),
    };
  });
}
