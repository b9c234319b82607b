import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dialogs } from '../../../shared/dialogs.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { getServerData } from '../../../platform/query/query-data.ts';
import { isSignedIn } from '../../../platform/session/account.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { cartQuery, refreshCart } from '../cart.ts';
import { checkoutStep } from './checkout-step.ts';

/** Leads from the drawer to the checkout. The cart is read again first, so that sold-out lines show here. */
export function useProceedToCheckout() {
  const { config } = useRootData();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    await refreshCart();
    setBusy(false);
    const lines = getServerData(cartQuery())?.lines ?? [];
    if (lines.some(({ problem }) => problem)) return showProblem();
    const canGuestsOrder = config.guest_checkout_status === 1;
    const step = checkoutStep({ hasLines: lines.length > 0, isSignedIn: isSignedIn(), canGuestsOrder });
    dialogs.close('cart');
    if (step === 'ask') dialogs.open({ name: 'login-or-guest' });
    else void navigate(addresses[step]);
  }

  return { proceed, isBusy };
}

const addresses = {
  home: paths.home,
  checkout: paths.checkout(),
  sign_in: paths.signInFrom(paths.checkout()),
};

function showProblem(): void {
  toasts.show({ id: 'error', kind: 'error', text: t('cart.solve_first') });
  // After the next render: the problem may come from the refresh above.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-line-problem] button')?.focus());
}
