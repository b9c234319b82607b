import * as contract from '@rialto/contract/calls/cart.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { ownerOf, signedIn } from '../../platform/http/caller.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Shop } from '../content/content.public.ts';
import { addCartLine } from './add-cart-line.ts';
import { cartView } from './cart.view.ts';
import { readCart, type PricedCart } from './read-cart.ts';
import { clearCart, removeCartLine } from './remove-cart-line.ts';
import { restoreCart } from './restore-cart.ts';
import { updateCartLine } from './update-cart-line.ts';

export function cartRoutes(app: App, shop: Shop): void {
  async function respond(call: { viewer: () => Promise<Viewer> }, work: (viewer: Viewer) => Promise<PricedCart>) {
    const [viewer, { freeDeliveryOverMinor }] = await Promise.all([call.viewer(), shop.settings()]);
    return cartView(await work(viewer), freeDeliveryOverMinor, viewer);
  }

  // Fewer than the database has connections: in a rush, changes queue here instead of at database locks.
  const limited = limitConcurrency({ concurrency: 8, maxQueued: 5_000 });

  bind(app, contract.listCart, (call) => respond(call, (viewer) => readCart(call.db, ownerOf(call), viewer)));
  bind(app, contract.addCartLine, async (call) => {
    const { db, body, newGuest } = call;
    const createOwner = newGuest && ((tx: Sql) => app.insertGuest(tx, newGuest));
    const buyer = { owner: ownerOf(call), createOwner };
    const cart = await respond(call, (viewer) => limited(() => addCartLine(db, buyer, body, viewer)));
    return newGuest ? { ...cart, guest_id: newGuest.secret } : cart;
  });
  bind(app, contract.updateCartLine, (call) =>
    respond(call, (viewer) => limited(() => updateCartLine(call.db, ownerOf(call), call.body, viewer))),
  );
  bind(app, contract.removeCartLine, (call) =>
    respond(call, (viewer) => limited(() => removeCartLine(call.db, ownerOf(call), call.query.cart_id, viewer))),
  );
  bind(app, contract.clearCart, (call) =>
    respond(call, (viewer) => limited(() => clearCart(call.db, ownerOf(call), viewer))),
  );
  bind(app, contract.restoreCart, (call) => {
    const owner = { kind: 'customer' as const, id: signedIn(call) };
    return respond(call, (viewer) => limited(() => restoreCart(call.db, owner, viewer)));
  });
}
