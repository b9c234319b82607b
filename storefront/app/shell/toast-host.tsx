import { t } from '@rialto/messages/text.ts';
import { toasts, useToasts } from '../platform/toasts.ts';
import { Toasts } from '../ui/toasts.tsx';

export function ToastHost() {
  return (
    <Toasts
      toasts={useToasts()}
      onDismiss={toasts.dismiss}
      label={t('shell.notices')}
      dismissLabel={t('action.close')}
    />
  );
}
