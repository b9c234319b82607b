import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { cartTold, refreshCart } from './cart.ts';
import { checkoutStep } from './checkout-step.ts';

/** The way on from the drawer. The cart is read once more: what was sold out meanwhile is said here and not at the till. */
export function useCheckout() {
  const { config } = useRootData();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    await refreshCart();
    setBusy(false);
    const lines = cartTold()?.lines ?? [];
    if (lines.some(({ problem }) => problem)) return tellProblem();
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

function tellProblem(): void {
  toasts.show({ id: 'error', kind: 'error', text: t('cart.solve_first') });
  // After it is drawn, for it may only now have become known.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-line-problem] button')?.focus());
}
