import { t } from '@rialto/messages/text.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function ClearCartDialog(_: { storeName: string; onConfirm: () => void }) {
  return (
    <Dialog open onClose={() => dialogs.close('clear-cart')} title={t('cart.title')} closeLabel={t('action.close')} />
  );
}
