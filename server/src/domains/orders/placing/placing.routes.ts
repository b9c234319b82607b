import * as contract from '@rialto/contract/calls/placing.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import type { RememberedCarts } from '../../cart/cart.public.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { openQuoteContext, type QuoteDeps } from '../quote/quote-context.ts';
import { openPlacing } from './open-placing.ts';
import { limitPlacingRate } from './placing-limits.ts';
import { placedOrder } from './placing.view.ts';
import { quotingRoutes } from './quoting.routes.ts';
import { openRememberedBuyers } from './remembered-buyers.ts';
import { cleanPrescriptionPictures, requirePrescriptionPictures } from './prescription-pictures.ts';

/** Quotes and places orders. */
export function placingRoutes(app: App, payments: Payments, deps: QuoteDeps & { carts: RememberedCarts }): void {
  const buyers = openRememberedBuyers(deps.carts);
  quotingRoutes(app, payments, { ...deps, buyers });
  const contextOf = openQuoteContext(deps);
  const placing = openPlacing(app, payments, { ways: deps.ways, buyers });

  bind(app, contract.placeOrder, async (call) => {
    const { body, db, ip } = call;
    const owner = ownerOf(call);
    await limitPlacingRate(app.throttle, owner, ip);
    const context = await contextOf(call);
    const request = { db, owner, ip, key: call.scope.idempotencyKey, body };
    const { placed, redirectUrl } = await placing.order(request, context);
    return placedOrder(placed, context.viewer, redirectUrl);
  });

  bind(app, contract.placePrescription, async (call) => {
    const { body, db, ip } = call;
    const owner = ownerOf(call);
    const files = call.files['order_attachment'] ?? [];
    requirePrescriptionPictures(files);
    await limitPlacingRate(app.throttle, owner, ip);
    const pictures = await cleanPrescriptionPictures(app.throttle, owner, files);
    const context = await contextOf(call);
    const request = { db, owner, ip, key: call.scope.idempotencyKey, body, pictures };
    return placedOrder(await placing.prescription(request, context), context.viewer, null);
  });
}
