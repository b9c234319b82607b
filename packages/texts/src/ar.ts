import { account } from './ar/account.ts';
import { cart } from './ar/cart.ts';
import { chat } from './ar/chat.ts';
import { checkout } from './ar/checkout.ts';
import { consoleTexts } from './ar/console.ts';
import { courier } from './ar/courier.ts';
import { discovery } from './ar/discovery.ts';
import { frame } from './ar/frame.ts';
import { importing } from './ar/importing.ts';
import { items } from './ar/items.ts';
import { notices } from './ar/notices.ts';
import { orders } from './ar/orders.ts';
import { orderWords } from './ar/order-words.ts';
import { parcels } from './ar/parcels.ts';
import { receiving } from './ar/receiving.ts';
import { place } from './ar/place.ts';
import { refusals } from './ar/refusals.ts';
import { reviews } from './ar/reviews.ts';
import { server } from './ar/server.ts';
import { stores } from './ar/stores.ts';
import { tracking } from './ar/tracking.ts';
import { wallet } from './ar/wallet.ts';
import type { Catalog } from './text.ts';

/** The texts in Arabic. */
export const ar: Catalog = {
  ...refusals,
  ...server,
  ...frame,
  ...parcels,
  ...receiving,
  ...place,
  ...discovery,
  ...stores,
  ...items,
  ...cart,
  ...chat,
  ...checkout,
  ...orders,
  ...orderWords,
  ...notices,
  ...tracking,
  ...account,
  ...wallet,
  ...consoleTexts,
  ...importing,
  ...courier,
  ...reviews,
};
