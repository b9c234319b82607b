import * as contract from '@rialto/contract/customer.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { paged, type Catalog } from '../catalog/catalog.public.ts';

/** Both are drawn from a customer's orders, and nobody has ordered yet. */
export function customerRoutes(app: App, _catalog: Catalog): void {
  bind(app, contract.listSuggestedItems, ({ query }) => ({ ...paged(query, 0), products: [] }));
  bind(app, contract.listVisitAgain, () => []);
}
