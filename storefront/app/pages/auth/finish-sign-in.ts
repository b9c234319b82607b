import { t } from '@rialto/texts/text.ts';
import { cartTold, refreshCart } from '../../features/cart/cart.ts';
import { saveToken } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** The end of every way in. A cart holds one store: when the guest's took the place of another, the customer is told. */
export function finishSignIn(token: string): void {
  saveToken(token);
  void refreshCart().then(() => {
    if (cartTold()?.moved === 'replaced') toasts.show({ text: t('auth.cart_replaced'), durationMs: 8_000 });
  });
}
