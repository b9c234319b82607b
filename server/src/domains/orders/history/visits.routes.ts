import * as contract from '@rialto/contract/calls/customer.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { signedIn } from '../../../platform/http/caller.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import { paged, slice } from '../../../platform/http/paging.ts';
import { itemCards, openCardsFirst, storeCard, type Catalog } from '../../catalog/catalog.public.ts';
import { suggestItems, storesToVisitAgain } from './visits.ts';

/** Recommendations from a customer's orders (HOM-11, SEA-03). */
export function visitRoutes(app: App, catalog: Catalog): void {
  const { viewerOf, storeIndexes, cardContexts } = catalog;

  bind(app, contract.listVisitAgain, async (call) => {
    const { zoneIds } = call.scope;
    const moduleId = moduleOf(call.scope);
    const [viewer, index, ids] = await Promise.all([
      viewerOf(call),
      storeIndexes.of(zoneIds, moduleId),
      storesToVisitAgain(call.db, { customerId: signedIn(call), zoneIds, moduleId }),
    ]);
    return openCardsFirst(ids.flatMap((id) => index.byId.get(id) ?? []).map((store) => storeCard(store, viewer)));
  });

  bind(app, contract.listSuggestedItems, async (call) => {
    const { scope, query } = call;
    const wanted = { customerId: signedIn(call), zoneIds: scope.zoneIds, moduleId: moduleOf(scope) };
    const [viewer, rows] = await Promise.all([viewerOf(call), suggestItems(call.db, wanted)]);
    const products = openCardsFirst(await itemCards(rows, viewer, cardContexts));
    return { ...paged(query, products.length), products: slice(products, query) };
  });
}
