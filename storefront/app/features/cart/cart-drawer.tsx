import { t } from '@rialto/messages/text.ts';
import { ShoppingBag } from 'lucide-react';
import { dialogs } from '../../platform/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function CartDrawer() {
  const close = () => dialogs.close('cart');
  return (
    <Drawer open onClose={close} title={t('cart.title')} closeLabel={t('action.close')}>
      <EmptyState
        picture={<ShoppingBag className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
        title={t('cart.empty')}
        text={t('cart.empty_text')}
      >
        <Button onClick={close}>{t('cart.continue')}</Button>
      </EmptyState>
    </Drawer>
  );
}
