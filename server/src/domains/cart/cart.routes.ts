import * as contract from '@rialto/contract/calls/cart.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { ownerOf, signedIn } from '../../platform/http/caller.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import type { Shop } from '../content/content.public.ts';
import { addCartLine } from './add-cart-line.ts';
import { openAssortmentVersions } from './assortment-versions.ts';
import { cartView } from './cart.view.ts';
import { readCart, type ReadCart } from './read-cart.ts';
import type { RememberedCarts } from './remembered-carts.ts';
import { clearCart, removeCartLine } from './remove-cart-line.ts';
import { restoreCart } from './restore-cart.ts';
import { updateCartLine } from './update-cart-line.ts';

type Work = (owner: Owner, viewer: Viewer) => Promise<ReadCart>;

export function cartRoutes(app: App, shop: Shop, carts: RememberedCarts): void {
  const memory = { carts, assortments: openAssortmentVersions() };

  async function respond(
    call: { viewer: () => Promise<Viewer> },
    owner: Owner,
    work: (viewer: Viewer) => Promise<ReadCart>,
  ) {
    const [viewer, { freeDeliveryOverMinor }] = await Promise.all([call.viewer(), shop.settings()]);
    const cart = await work(viewer);
    carts.remember(owner, cart.row);
    return cartView(cart, freeDeliveryOverMinor, viewer);
  }

  // Fewer than the database has connections: in a rush, changes queue here instead of at database locks.
  const limited = limitConcurrency({ concurrency: 8, maxQueued: 5_000 });

  const change = (call: { owner: Owner | null; viewer: () => Promise<Viewer> }, work: Work) => {
    const owner = ownerOf(call);
    return respond(call, owner, (viewer) => limited(() => work(owner, viewer)));
  };

  bind(app, contract.listCart, (call) => {
    const owner = ownerOf(call);
    return respond(call, owner, (viewer) => readCart(call.db, owner, viewer));
  });
  bind(app, contract.addCartLine, async (call) => {
    const { db, body, newGuest } = call;
    const createOwner = newGuest && ((tx: Sql) => app.insertGuest(tx, newGuest));
    const cart = await change(call, (owner, viewer) => addCartLine(db, memory, { owner, createOwner }, body, viewer));
    return newGuest ? { ...cart, guest_id: newGuest.secret } : cart;
  });
  bind(app, contract.updateCartLine, (call) =>
    change(call, (owner, viewer) => updateCartLine(call.db, owner, call.body, viewer)),
  );
  bind(app, contract.removeCartLine, (call) =>
    change(call, (owner, viewer) => removeCartLine(call.db, owner, call.query.cart_id, viewer)),
  );
  bind(app, contract.clearCart, (call) => change(call, (owner, viewer) => clearCart(call.db, owner, viewer)));
  bind(app, contract.restoreCart, (call) => {
    const owner = { kind: 'customer' as const, id: signedIn(call) };
    return respond(call, owner, (viewer) => limited(() => restoreCart(call.db, owner, viewer)));
  });
}
