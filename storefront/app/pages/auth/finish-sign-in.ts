import { t } from '@rialto/texts/text.ts';
import { cartQuery, refreshCart } from '../../features/cart/cart.ts';
import { getServerData } from '../../platform/query/query-data.ts';
import { saveToken } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** Completes every sign-in. Shows a toast if the guest's cart replaced one from another store. */
export function finishSignIn(token: string): void {
  saveToken(token);
  void refreshCart().then(() => {
    if (getServerData(cartQuery())?.moved === 'replaced')
      toasts.show({ text: t('auth.cart_replaced'), durationMs: 8_000 });
  });
}
