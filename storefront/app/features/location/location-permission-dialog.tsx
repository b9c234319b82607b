import { t } from '@rialto/texts/text.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

/** Explains how to allow geolocation after the browser refused it. */
export function LocationPermissionDialog() {
  const close = () => dialogs.close('location-permission');
  return (
    <Dialog
      open
      onClose={close}
      title={t('location.permission_title')}
      closeLabel={t('action.close')}
      size="sm"
      footer={
        <Button isFull onClick={close} data-autofocus>
          {t('location.permission_okay')}
        </Button>
      }
    >
      <p className="text-ink-soft">{t('location.permission_text')}</p>
    </Dialog>
  );
}
