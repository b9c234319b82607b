import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { invalidate } from '../../platform/query/invalidate.ts';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import { useOpenDialogs } from '../../shared/dialogs.ts';
import { dateText } from '../../words/dates.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RatingInput } from '@rialto/ui/fields/rating-input.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { mayPromptOn } from './prompt-pages.ts';
import { closeReminder, dropReminder, reviewReminderQuery, type OrderToRate } from './review-reminder.ts';
import { starLabel } from './star-word.ts';

const POLL_MS = 30_000;

/** Asks a signed-in customer about the latest delivered order (REV-01), but never over another dialog. */
export function ReviewPrompt() {
  const location = useLocation();
  const { pathname } = location;
  const isBusy = useOpenDialogs().length > 0 || !mayPromptOn(location);
  const reminder = usePolledQuery(isBusy ? null : reviewReminderQuery(), () => POLL_MS);
  useEffect(() => onLiveEvent('order_status', askOnceDelivered), []);
  const [shownId, setShownId] = useState<number | null>(null);
  const orderId = reminder.kind === 'ready' ? reminder.data.order_id : null;
  useEffect(() => {
    if (orderId !== null && !document.querySelector('dialog[open]')) setShownId(orderId);
  }, [orderId, pathname]);
  if (isBusy || reminder.kind !== 'ready' || orderId === null || orderId !== shownId) return null;
  return <PromptDialog key={orderId} order={{ ...reminder.data, order_id: orderId }} />;
}

function askOnceDelivered({ order_status }: { order_status: string }): void {
  if (order_status === 'delivered') void invalidate(reviewReminderQuery().key);
}

function PromptDialog({ order }: { order: OrderToRate }) {
  const navigate = useNavigate();
  const [stars, setStars] = useState<number | null>(null);
  const { order_id, images, store_name, delivered_at, timezone } = order;
  const rate = () => {
    dropReminder();
    void navigate(paths.rateOrder(order_id, stars));
  };
  const title = store_name === null ? t('review.prompt_title_plain') : t('review.prompt_title', { store: store_name });
  return (
    <Dialog
      open
      onClose={() => closeReminder(order_id)}
      size="xs"
      title={title}
      description={t('review.prompt_text')}
      closeLabel={t('action.close')}
      footer={
        <div className="flex flex-col gap-2">
          <Button isFull size="lg" onClick={rate}>
            {t('review.rate')}
          </Button>
          <Button isFull kind="ghost" onClick={() => closeReminder(order_id)}>
            {t('review.later')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        {images.length > 0 && <PictureStack images={images} />}
        {delivered_at !== null && (
          <p className="text-sm text-ink-soft">
            {t('review.delivered_on', { date: dateText(delivered_at, timezone ?? 'UTC') })}
          </p>
        )}
        <RatingInput
          legend={title}
          isLegendHidden
          name="prompt-stars"
          value={stars}
          onChange={setStars}
          optionLabel={starLabel}
        />
      </div>
    </Dialog>
  );
}

/** Overlapping pictures of what was ordered. */
function PictureStack({ images }: { images: readonly string[] }) {
  return (
    <div className="flex ps-4">
      {images.map((image) => (
        <Image
          key={image}
          src={image}
          alt=""
          sizes="80px"
          maxWidth={160}
          className="-ms-4 w-20 rounded-lg border-3 border-raised shadow-2"
        />
      ))}
    </div>
  );
}
