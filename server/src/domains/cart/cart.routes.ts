import * as contract from '@rialto/contract/calls/cart.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { ownerOf } from '../../platform/http/caller.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Shop } from '../content/content.public.ts';
import { addCartLine } from './add-cart-line.ts';
import { cartView } from './cart.view.ts';
import { readCart, type FilledCart } from './read-cart.ts';
import { clearCart, removeCartLine } from './remove-cart-line.ts';
import type { At } from './read-wish.ts';
import { updateCartLine } from './update-cart-line.ts';

export function cartRoutes(app: App, shop: Shop): void {
  async function answer({ language }: Scope, work: (at: At) => Promise<FilledCart>) {
    const { currency, freeDeliveryOverMinor } = await shop.settings();
    const at = { now: app.clock(), language, digits: currency.digits };
    return cartView(await work(at), freeDeliveryOverMinor, { ...at, media: app.mediaUrl });
  }

  // Fewer than the database has connections, like placing: who changes a cart in a rush waits in a row, first come first
  // served, instead of for each other in the database.
  const limited = limitConcurrency({ concurrency: 8, maxQueued: 5_000 });

  bind(app, contract.listCart, (call) =>
    answer(call.scope, ({ now, language }) => readCart(call.db, ownerOf(call), now, language)),
  );
  bind(app, contract.addCartLine, (call) =>
    answer(call.scope, (at) => limited(() => addCartLine(call.db, ownerOf(call), call.body, at))),
  );
  bind(app, contract.updateCartLine, (call) =>
    answer(call.scope, (at) => limited(() => updateCartLine(call.db, ownerOf(call), call.body, at))),
  );
  bind(app, contract.removeCartLine, (call) =>
    answer(call.scope, (at) => limited(() => removeCartLine(call.db, ownerOf(call), call.query.cart_id, at))),
  );
  bind(app, contract.clearCart, (call) =>
    answer(call.scope, (at) => limited(() => clearCart(call.db, ownerOf(call), at))),
  );
}
