import { t } from '@rialto/texts/text.ts';
import { ShoppingBag } from 'lucide-react';
import { dialogs } from '../../shared/dialogs.ts';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';

/** Another store's item is wanted; a cart holds one store's (CRT-03). */
export function ClearCartDialog({ storeName, onConfirm }: { storeName: string; onConfirm: () => void }) {
  const close = () => dialogs.close('clear-cart');
  return (
    <ConfirmationDialog
      open
      icon={<ShoppingBag className="size-7" aria-hidden />}
      title={t('cart.clear_title')}
      text={t('cart.clear_text', { store: storeName })}
      cancelLabel={t('action.cancel')}
      confirmLabel={t('cart.clear_confirm')}
      onCancel={close}
      onConfirm={() => {
        close();
        onConfirm();
      }}
    />
  );
}
