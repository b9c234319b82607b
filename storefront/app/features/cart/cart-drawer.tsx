import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { ShoppingBag, WifiOff } from 'lucide-react';
import { useQuery, type QueryResult } from '../../platform/query/use-query.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartLines } from './cart-lines.tsx';
import { SavedCart } from './cart-notices.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartQuery } from './cart.ts';

/** Everything in the cart, with the way to the checkout always in sight (CRT-05). */
export function CartDrawer() {
  // Opening the drawer reads the cart again, so that sold-out or changed lines show.
  const state = useQuery(cartQuery());
  const close = () => dialogs.close('cart');
  const isFilled = state.kind === 'ready' && state.data.lines.length > 0;
  return (
    <Drawer
      open
      onClose={close}
      title={t('cart.title')}
      closeLabel={t('action.close')}
      isFlush
      footer={isFilled && <CartFooter cart={state.data} isOptimistic={state.isOptimistic} />}
    >
      <Contents state={state} onClose={close} />
    </Drawer>
  );
}

function Contents({ state, onClose }: { state: QueryResult<Cart>; onClose: () => void }) {
  if (state.kind === 'loading') return <CartSkeleton />;
  if (state.kind === 'error')
    return (
      <EmptyState picture={<WifiOff aria-hidden />} title={t('cart.failed')} text={t('error.network')} level={3}>
        <Button onClick={state.refetch}>{t('action.retry')}</Button>
      </EmptyState>
    );
  if (state.data.lines.length > 0) return <CartLines cart={state.data} isOptimistic={state.isOptimistic} />;
  const { saved } = state.data;
  return (
    <EmptyState picture={<ShoppingBag aria-hidden />} title={t('cart.empty')} text={t('cart.empty_text')} level={3}>
      <Button onClick={onClose}>{t('cart.continue')}</Button>
      {saved && <SavedCart storeName={saved.store_name} />}
    </EmptyState>
  );
}
