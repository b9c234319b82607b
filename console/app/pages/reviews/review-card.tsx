import { hideReview, listStaffReviews, replyToReview, showReview } from '@rialto/contract/calls/console/reviews.ts';
import type { StaffReview } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOwnAccount } from '../../platform/own-account.ts';
import { useNow } from '../../platform/use-now.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { shortMoment } from '../../words/times.ts';
import { TextDialog } from './text-dialog.tsx';

const done = {
  changes: [listStaffReviews],
  onDone: ({ message }: { message: string }) => toasts.show({ kind: 'success', text: message }),
};

/** One review with the answer of the store. A store must not hide what is said about it. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const now = useNow(60_000);
  const isHidden = review.hidden_at !== null;
  return (
    <article className="rounded-xl border border-hairline bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={review.rating} size="sm" label={t('console.reviews_stars', { count: review.rating })} />
        <h2 className="text-base font-bold text-ink">
          <bdi>{review.customer_name}</bdi>
        </h2>
        <p className="text-sm text-ink-soft">
          {review.item_name}
          {review.order_id !== null && (
            <>
              {' · '}
              <Link to={`/orders/${review.order_id}`} className="hover:underline">
                {t('console.order_number', { id: review.order_id })}
              </Link>
            </>
          )}
        </p>
        <div className="ms-auto flex items-center gap-3">
          {isHidden && <Badge tone="danger">{t('console.reviews_is_hidden')}</Badge>}
          <time dateTime={review.created_at} className="text-sm text-ink-soft tabular-nums">
            {shortMoment(review.created_at, null, now)}
          </time>
        </div>
      </header>
      {review.comment && (
        <p className="mt-2 whitespace-pre-line text-ink">
          <bdi>{review.comment}</bdi>
        </p>
      )}
      {review.reply && (
        <p className="mt-3 border-s-2 border-accent ps-3 text-sm whitespace-pre-line text-ink-soft">
          <span className="sr-only">{t('console.reviews_reply')}: </span>
          <bdi>{review.reply}</bdi>
        </p>
      )}
      {review.hide_reason && <p className="mt-2 text-sm text-danger-text">{review.hide_reason}</p>}
      <Actions review={review} />
    </article>
  );
}

function Actions({ review }: { review: StaffReview }) {
  const { store_ids: storeIds } = useOwnAccount();
  const [open, setOpen] = useState<'reply' | 'hide' | null>(null);
  const params = { id: review.id };
  const close = () => setOpen(null);
  const reply = useAction(replyToReview, done);
  const hide = useAction(hideReview, done);
  const show = useAction(showReview, done);
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {review.store_id !== null && (
        <Button size="sm" kind="secondary" onClick={() => setOpen('reply')}>
          {review.reply ? t('console.reviews_change_reply') : t('console.reviews_reply')}
        </Button>
      )}
      {storeIds === null &&
        (review.hidden_at === null ? (
          <Button size="sm" kind="ghost" onClick={() => setOpen('hide')}>
            {t('console.reviews_hide')}
          </Button>
        ) : (
          <Button size="sm" kind="secondary" isLoading={show.isRunning} onClick={() => show.run({ params, body: {} })}>
            {t('console.reviews_show')}
          </Button>
        ))}
      {open === 'reply' && (
        <TextDialog
          title={t('console.reviews_reply')}
          hint={t('console.reviews_reply_hint')}
          start={review.reply ?? ''}
          maxLength={1_000}
          onClose={close}
          onSend={(text) => {
            reply.run({ params, body: { reply: text } });
            close();
          }}
        />
      )}
      {open === 'hide' && (
        <TextDialog
          title={t('console.reviews_hide')}
          hint={t('console.reviews_hide_hint')}
          start=""
          maxLength={255}
          onClose={close}
          onSend={(text) => {
            hide.run({ params, body: { reason: text.replace(/\s+/g, ' ') } });
            close();
          }}
        />
      )}
    </div>
  );
}
