import { t } from '@rialto/texts/text.ts';
import { Toasts } from '@rialto/ui/feedback/toasts.tsx';
import { useStore } from '../platform/store.ts';
import { shownToasts, toasts } from '../platform/toasts.ts';

export function ToastHost() {
  const shown = useStore(shownToasts);
  return (
    <Toasts
      toasts={shown}
      onDismiss={toasts.dismiss}
      label={t('console.notices')}
      dismissLabel={t('console.dismiss')}
    />
  );
}
