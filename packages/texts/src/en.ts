import { account } from './en/account.ts';
import { cart } from './en/cart.ts';
import { chat } from './en/chat.ts';
import { checkout } from './en/checkout.ts';
import { consoleTexts } from './en/console.ts';
import { courier } from './en/courier.ts';
import { discovery } from './en/discovery.ts';
import { frame } from './en/frame.ts';
import { importing } from './en/importing.ts';
import { items } from './en/items.ts';
import { notices } from './en/notices.ts';
import { orders } from './en/orders.ts';
import { orderWords } from './en/order-words.ts';
import { parcels } from './en/parcels.ts';
import { receiving } from './en/receiving.ts';
import { place } from './en/place.ts';
import { refusals } from './en/refusals.ts';
import { reviews } from './en/reviews.ts';
import { server } from './en/server.ts';
import { stores } from './en/stores.ts';
import { tracking } from './en/tracking.ts';
import { wallet } from './en/wallet.ts';

/** Every text of the product in English, grouped by feature and sorted. `{name}` is a parameter. */
export const en = {
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
