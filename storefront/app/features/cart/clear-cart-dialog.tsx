import { t } from '@rialto/texts/text.ts';
import { ShoppingBag } from 'lucide-react';
import { dialogs } from '../../shared/dialogs.ts';
import { Confirmation } from '../../cards/confirmation.tsx';

/** Another store's item is wanted; a cart holds one store's (CRT-03). */
export function ClearCartDialog({ storeName, onConfirm }: { storeName: string; onConfirm: () => void }) {
  const close = () => dialogs.close('clear-cart');
  return (
    <Confirmation
      open
      icon={<ShoppingBag className="size-7" aria-hidden />}
      title={t('cart.clear_title')}
      text={t('cart.clear_text', { store: storeName })}
      confirmLabel={t('cart.clear_confirm')}
      onCancel={close}
      onConfirm={() => {
        close();
        onConfirm();
      }}
    />
  );
}
