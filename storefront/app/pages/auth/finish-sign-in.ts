import { t } from '@rialto/texts/text.ts';
import { cartQuery, refreshCart } from '../../features/cart/cart.ts';
import { getServerData } from '../../platform/query/query-data.ts';
import { saveToken } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** Completes every sign-in. Shows a toast if it put a cart of another store aside (CRT-10). */
export function finishSignIn(token: string): void {
  saveToken(token);
  void refreshCart().then(() => {
    const { moved, saved } = getServerData(cartQuery()) ?? {};
    if (saved && (moved === 'replaced' || moved === 'kept'))
      toasts.show({ text: t('auth.cart_replaced', { store: saved.store_name }), durationMs: 8_000 });
  });
}
