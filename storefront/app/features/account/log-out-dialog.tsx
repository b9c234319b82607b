import { t } from '@rialto/messages/text.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function LogOutDialog() {
  return (
    <Dialog open onClose={() => dialogs.close('log-out')} title={t('cart.title')} closeLabel={t('action.close')} />
  );
}
