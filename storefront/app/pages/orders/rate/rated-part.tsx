import type { OwnReview } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { CircleCheck } from 'lucide-react';
import { numberText, ratingText } from '../../../words/number-text.ts';
import { ReviewPictures } from '../../../cards/items/review-pictures.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { PrivatePicture } from '../details/private-picture.tsx';
import type { ReviewPart } from './order-reviews.ts';
import { PartHead } from './part-head.tsx';
import type { SentReview } from './send-review.ts';

/** A part that has been rated. `sent` is set if that happened on this page. */
export function RatedPart({ part, review, sent }: { part: ReviewPart; review: OwnReview; sent: SentReview | null }) {
  return (
    <PartHead part={part}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1">
        <Rating value={review.rating} label={t('store.rating', { value: numberText(review.rating) })} />
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-success-text">
          <CircleCheck className="size-4" aria-hidden />
          {t('review.rated')}
        </span>
      </div>
      {review.comment && (
        <p className="mt-2 text-md whitespace-pre-line text-ink">
          <bdi>{review.comment}</bdi>
        </p>
      )}
      <OwnPictures review={review} />
      {review.is_hidden === 1 && <p className="mt-2 text-sm text-ink-soft">{t('review.hidden_note')}</p>}
      {sent && (
        <p className="mt-2 text-sm text-ink-soft" role="status">
          {t('review.new_average', { value: ratingText(sent.avg_rating), count: sent.rating_count })}
        </p>
      )}
      {review.reply && (
        <blockquote className="mt-3 rounded-md bg-sunken px-4 py-3 text-md text-ink-soft">
          <p className="text-xs font-semibold text-ink">{t('store.reply')}</p>
          <p className="mt-0.5 whitespace-pre-line">
            <bdi>{review.reply}</bdi>
          </p>
        </blockquote>
      )}
    </PartHead>
  );
}

/** Pictures that are not published are read with the token of the customer. */
function OwnPictures({ review: { images_full_url } }: { review: OwnReview }) {
  const isPrivate = images_full_url.some((url) => url.startsWith('/files/'));
  if (!isPrivate) return <ReviewPictures images={images_full_url} />;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {images_full_url.map((path, at) => (
        <PrivatePicture
          key={path}
          path={path}
          alt={t('review.photo_of', { number: numberText(at + 1), total: numberText(images_full_url.length) })}
        />
      ))}
    </div>
  );
}
