import { t } from '@rialto/texts/text.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { dialogs } from '../../shared/dialogs.ts';
import { numberText } from '../../words/number-text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

/** The pictures of a review, one at a time and large; arrow keys turn the page. */
export function PictureDialog({ images, at }: { images: readonly string[]; at: number }) {
  const [shown, setShown] = useState(at);
  const step = (by: 1 | -1) => setShown((now) => (now + by + images.length) % images.length);
  const count = images.length;
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
    step(isForward ? 1 : -1);
  };
  return (
    <Dialog
      open
      onClose={() => dialogs.close('pictures')}
      size="xl"
      isFlush
      title={t('review.photos_title')}
      isTitleHidden
      closeLabel={t('action.close')}
    >
      <div className="relative bg-black" onKeyDown={onKeyDown} role="group" aria-label={t('review.photos_title')}>
        <Image
          key={images[shown]}
          src={images[shown]}
          alt={t('review.photo_of', { number: numberText(shown + 1), total: numberText(count) })}
          ratio="auto"
          sizes="(min-width: 640px) 960px, 100vw"
          fit="contain"
          tint="#000"
          isEager
          className="h-[min(75dvh,44rem)]"
        />
        {count > 1 && (
          <div className="absolute inset-x-3 bottom-3 flex items-center justify-between">
            <IconButton kind="overlay" label={t('review.photo_previous')} onClick={() => step(-1)}>
              <ChevronLeft className="mirror" aria-hidden />
            </IconButton>
            <span className="rounded-full bg-black/60 px-3 py-1 text-sm text-white tabular-nums" aria-hidden>
              {numberText(shown + 1)} / {numberText(count)}
            </span>
            <IconButton kind="overlay" label={t('review.photo_next')} onClick={() => step(1)}>
              <ChevronRight className="mirror" aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
