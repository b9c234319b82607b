import { t } from '@rialto/messages/text.ts';
import { dialogs, type AddressFields } from '../../platform/dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function AddressDialog(_: { editing: AddressFields | null; onDone: (kept: AddressFields) => void }) {
  return (
    <Dialog open onClose={() => dialogs.close('address-form')} title={t('cart.title')} closeLabel={t('action.close')} />
  );
}
