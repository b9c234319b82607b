import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as cart from './cart.ts';
import * as categories from './categories.ts';
import * as content from './content.ts';
import * as customer from './customer.ts';
import * as demoMail from './demo-mail.ts';
import type { Endpoint } from './endpoint.ts';
import * as geo from './geo.ts';
import * as guests from './guests.ts';
import * as items from './items.ts';
import * as modules from './modules.ts';
import * as offers from './offers.ts';
import * as orderPayments from './order-payments.ts';
import * as ordering from './ordering.ts';
import * as orders from './orders.ts';
import * as parcels from './parcels.ts';
import * as payments from './payments.ts';
import * as placing from './placing.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as sitemap from './sitemap.ts';
import * as social from './social.ts';
import * as stores from './stores.ts';
import * as wishlist from './wishlist.ts';

/** Every endpoint there is, by name. The OpenAPI document and the tests walk over this list. */
export const allEndpoints: Record<string, Endpoint> = {
  ...addresses,
  ...auth,
  ...cart,
  ...categories,
  ...content,
  ...customer,
  ...demoMail,
  ...geo,
  ...guests,
  ...items,
  ...modules,
  ...offers,
  ...orderPayments,
  ...ordering,
  ...orders,
  ...parcels,
  ...payments,
  ...placing,
  ...profile,
  ...promotions,
  ...search,
  ...sessions,
  ...sitemap,
  ...social,
  ...stores,
  ...wishlist,
};
