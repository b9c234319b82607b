import { t } from '@rialto/messages/text.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function LoginOrGuestDialog() {
  return (
    <Dialog
      open
      onClose={() => dialogs.close('login-or-guest')}
      title={t('cart.title')}
      closeLabel={t('action.close')}
    />
  );
}
