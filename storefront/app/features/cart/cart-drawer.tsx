import { t } from '@rialto/texts/text.ts';
import { ShoppingBag, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { refreshCart, useCartState, type CartState } from './cart.ts';

/** Everything in the cart, with the way to the checkout always in sight (CRT-05). */
export function CartDrawer() {
  const state = useCartState();
  const close = () => dialogs.close('cart');
  // What was sold or changed since the page was opened is seen here first.
  useEffect(() => void refreshCart(), []);
  const isFilled = state.kind === 'known' && state.cart.lines.length > 0;
  return (
    <Drawer
      open
      onClose={close}
      title={t('cart.title')}
      closeLabel={t('action.close')}
      isFlush
      footer={isFilled && <CartFooter cart={state.cart} isExpected={state.isExpected} />}
    >
      <Contents state={state} onClose={close} />
    </Drawer>
  );
}

function Contents({ state, onClose }: { state: CartState; onClose: () => void }) {
  if (state.kind === 'unread') return <CartSkeleton />;
  if (state.kind === 'failed')
    return (
      <EmptyState picture={<WifiOff aria-hidden />} title={t('cart.failed')} text={t('error.network')} level={3}>
        <Button onClick={() => void refreshCart()}>{t('action.retry')}</Button>
      </EmptyState>
    );
  if (state.cart.lines.length > 0) return <CartLines cart={state.cart} isExpected={state.isExpected} />;
  return (
    <EmptyState picture={<ShoppingBag aria-hidden />} title={t('cart.empty')} text={t('cart.empty_text')} level={3}>
      <Button onClick={onClose}>{t('cart.continue')}</Button>
    </EmptyState>
  );
}
