import { t } from '@rialto/texts/text.ts';
import { MapPin } from 'lucide-react';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

/** Shown when the visitor adds an item without a delivery location (LOC-11). */
export function InsertLocationDialog() {
  const close = () => dialogs.close('insert-location');
  const pick = () => {
    close();
    dialogs.open({ name: 'location-picker', mode: { kind: 'store' } });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('location.insert_title')}
      description={t('location.insert_text')}
      closeLabel={t('action.close')}
      size="sm"
      footer={
        <Button isFull size="lg" icon={<MapPin className="size-5" aria-hidden />} onClick={pick} data-autofocus>
          {t('location.pick_from_map')}
        </Button>
      }
    />
  );
}
