import type { Review } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { dateText } from '../../words/dates.ts';
import { numberText } from '../../words/number-text.ts';
import { ReviewPictures } from './review-pictures.tsx';

/** A customer's review with the store's reply. */
export function ReviewCard({ review, timeZone }: { review: Review; timeZone: string }) {
  const { customer_name, rating, comment, images_full_url, reply, item_name, created_at } = review;
  return (
    <article className="border-b border-hairline py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-10 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
          >
            {[...customer_name][0]}
          </span>
          <div>
            <h3 className="text-md font-semibold text-ink">
              <bdi>{customer_name}</bdi>
            </h3>
            <time dateTime={created_at} className="text-xs text-ink-soft">
              {dateText(created_at, timeZone)}
            </time>
          </div>
        </div>
        <Rating size="sm" value={rating} label={t('store.rating', { value: numberText(rating) })} />
      </div>
      {item_name && (
        <p className="mt-3 text-sm font-medium text-ink-soft">
          <bdi>{item_name}</bdi>
        </p>
      )}
      {comment && (
        <p className="mt-1.5 max-w-2xl text-md whitespace-pre-line text-ink">
          <bdi>{comment}</bdi>
        </p>
      )}
      <ReviewPictures images={images_full_url} />
      {reply && (
        <blockquote className="mt-3 max-w-2xl rounded-md bg-sunken px-4 py-3 text-md text-ink-soft">
          <p className="text-xs font-semibold text-ink">{t('store.reply')}</p>
          <p className="mt-0.5 whitespace-pre-line">
            <bdi>{reply}</bdi>
          </p>
        </blockquote>
      )}
    </article>
  );
}
