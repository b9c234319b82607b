import * as auth from './auth.ts';
import * as categories from './categories.ts';
import * as content from './content.ts';
import * as customer from './customer.ts';
import type { Endpoint } from './endpoint.ts';
import * as geo from './geo.ts';
import * as items from './items.ts';
import * as modules from './modules.ts';
import * as offers from './offers.ts';
import * as orders from './orders.ts';
import * as parcels from './parcels.ts';
import * as payments from './payments.ts';
import * as promotions from './promotions.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as stores from './stores.ts';

/** Every endpoint there is, by name. The OpenAPI document and the tests walk over this list. */
export const allEndpoints: Record<string, Endpoint> = {
  ...auth,
  ...categories,
  ...content,
  ...customer,
  ...geo,
  ...items,
  ...modules,
  ...offers,
  ...orders,
  ...parcels,
  ...payments,
  ...promotions,
  ...search,
  ...sitemap,
  ...stores,
};
