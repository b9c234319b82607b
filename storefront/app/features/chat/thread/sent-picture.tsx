import { t } from '@rialto/texts/text.ts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { usePrivatePicture } from '../../../platform/api/use-private-picture.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

export const LARGE_PICTURE = 'h-52 w-full min-w-60';
export const SMALL_PICTURE = 'size-24';

/** A photo of a message, which opens in its full size. Its place does not change while it loads. */
export function SentPicture({ path, number, isLarge }: { path: string; number: number; isLarge: boolean }) {
  const address = usePrivatePicture(path);
  const [isOpen, setOpen] = useState(false);
  const size = isLarge ? LARGE_PICTURE : SMALL_PICTURE;
  if (address === undefined) return <Skeleton className={size} />;
  if (address === null)
    return (
      <span
        role="img"
        aria-label={t('chat.photo')}
        className={classNames('grid place-items-center rounded-md bg-sunken text-ink-faint', size)}
      >
        <ImageOff className="size-6" aria-hidden />
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-label={t('chat.open_photo', { number })}
        onClick={() => setOpen(true)}
        className={classNames('overflow-hidden rounded-md bg-sunken', size)}
      >
        <img src={address} alt="" className="size-full object-cover" />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('chat.photo')}
        closeLabel={t('action.close')}
        size="xl"
        isFlush
      >
        <img src={address} alt={t('chat.photo')} className="max-h-[80dvh] w-full bg-sunken object-contain" />
      </Dialog>
    </>
  );
}
