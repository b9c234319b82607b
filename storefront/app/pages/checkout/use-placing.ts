import { saveAddress } from '../../features/addresses/save-address.ts';
import { refreshCart } from '../../features/cart/cart.ts';
import { saveGuestContact } from '../../features/ordering/form/save-guest-contact.ts';
import { useOrderPlacing, type PlacingState } from '../../features/ordering/form/use-order-placing.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { dropStashedLine } from '../../platform/session/stashed-line.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { placeBody, type Basket } from './form/checkout-form.ts';
import { focusFirstProblem } from './form/focus-first-problem.ts';
import { wholeDestination } from './form/use-destination.ts';
import type { Checkout, Hold } from './use-checkout.ts';

/** Places what is in the basket. */
export function usePlacing(checkout: Checkout, onHold: (hold: Hold) => void): PlacingState {
  const { basket, content, form, destination, quoting, payment } = checkout;
  const { country } = useRootData().config;
  const where = wholeDestination(destination, form.orderType === 'delivery');
  return useOrderPlacing({
    ...{ content, quoting, payment },
    problems: () => checkout.problems(true),
    bodyOf(seen) {
      const paymentMethod = payment?.method;
      if (!where || !paymentMethod) return null;
      return placeBody({ basket, form, destination: where, contact: destination.named, seen, paymentMethod });
    },
    focus: focusFirstProblem,
    onSend() {
      onHold({ kind: 'sent', content });
      destination.keepAsSent(true);
    },
    onRefuse() {
      onHold({ kind: 'none' });
      destination.keepAsSent(false);
    },
    async onPlaced() {
      onHold({ kind: 'placed' });
      if (!destination.isSignedIn) await saveGuestContact(destination.named, country);
      // A failure does not affect the order.
      if (destination.shouldSave && where && form.orderType === 'delivery') await saveAddress(where).catch(showErrors);
      await settle(basket);
    },
  });
}

/** Removes the ordered lines from this device. */
async function settle({ source }: Basket): Promise<void> {
  if (source === 'cart') await refreshCart();
  else dropStashedLine();
}
