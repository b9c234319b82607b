import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { smallPhoto } from '../../platform/small-photo.ts';
import { pressStep } from '../../run/steps/take-step.ts';
import { LargeButton } from '../actions/large-button.tsx';
import { LARGE_ACTION } from '../stop/large-action.ts';

/** A photo as proof, where the shop asks for one or the customer is not there. */
export function PhotoDialog({ stop, onClose }: { stop: Stop; onClose: () => void }) {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setHasFailed(false);
    await smallPhoto(file).then(setPhoto, () => setHasFailed(true));
  };
  const isDelivery = stop.next_step === 'deliver';
  const proceed = async () => {
    if (!photo) return;
    try {
      await pressStep(stop, stop.next_step, { photo });
      onClose();
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={isDelivery ? t('courier.photo_title') : t('courier.photo_pick_up_title')}
      description={photoText(stop)}
      closeLabel={t('courier.close')}
    >
      <div className="flex flex-col gap-3">
        {photo && <Preview photo={photo} />}
        <p role="alert" className="font-semibold text-danger-text empty:hidden">
          {hasFailed && t('courier.photo_failed')}
        </p>
        <label className={`${LARGE_ACTION} min-h-18! cursor-pointer has-[:focus-visible]:outline-2`}>
          <Camera aria-hidden />
          {photo ? t('courier.camera_again') : t('courier.camera')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
        {photo && <LargeButton onClick={() => void proceed()}>{buttonText(stop)}</LargeButton>}
      </div>
    </Dialog>
  );
}

function photoText({ next_step, parcel }: Stop): string {
  if (next_step !== 'deliver') return t('courier.photo_pick_up_text');
  return parcel ? t('courier.photo_parcel_text') : t('courier.door_text');
}

function buttonText({ next_step, parcel }: Stop): string {
  if (next_step !== 'deliver') return t('courier.pick_up');
  return parcel ? t('courier.deliver') : t('courier.deliver_at_door');
}

function Preview({ photo }: { photo: Blob }) {
  const address = useObjectUrl(photo);
  return (
    address && (
      <img src={address} alt={t('courier.photo_alt')} className="max-h-[45dvh] w-full rounded-md object-contain" />
    )
  );
}
