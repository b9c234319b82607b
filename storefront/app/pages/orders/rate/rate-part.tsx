import { t } from '@rialto/texts/text.ts';
import { starLabel, starWord } from '../../../features/reviews/star-word.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { PicturePicker } from '@rialto/ui/fields/picture-picker.tsx';
import { RatingInput } from '@rialto/ui/fields/rating-input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import type { ReviewPart } from './order-reviews.ts';
import { PartHead } from './part-head.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import type { Rating } from './use-rating.ts';

const MOST_PICTURES = 3;
const MOST_BYTES = 5_000_000;
/** Photos are made smaller before they are sent. */
const MOST_BYTES_PICKED = 30_000_000;
const COMMENT_MOST = 1_000;

/** A part of the order: stars first; the comment and photos follow once there are stars. */
export function RatePart({ part, rating }: { part: ReviewPart; rating: Rating }) {
  const state = rating.stateOf(part);
  const tooLarge = () => toasts.show({ id: 'error', kind: 'error', text: t('review.photo_too_large') });
  const addPictures = async (picked: File[]) => {
    const pictures = await Promise.all(
      picked.map(async (file) => (state.pictures.includes(file) ? file : shrinkPicture(file))),
    );
    const small = pictures.filter(({ size }) => size <= MOST_BYTES);
    if (small.length < pictures.length) tooLarge();
    rating.change(part, { pictures: small });
  };
  return (
    <div className="flex flex-col gap-4">
      <PartHead part={part}>
        <div className="flex flex-wrap items-center gap-x-3">
          <RatingInput
            legend={t('review.stars_of', { name: part.name })}
            isLegendHidden
            name={`stars-${part.key}`}
            value={state.rating}
            onChange={(stars) => rating.change(part, { rating: stars })}
            optionLabel={starLabel}
          />
          {state.rating !== null && <span className="text-sm font-semibold text-ink">{starWord(state.rating)}</span>}
        </div>
      </PartHead>
      {state.rating !== null && (
        <div className="flex flex-col gap-4">
          <TextArea
            label={commentLabel(part)}
            value={state.comment}
            maxLength={COMMENT_MOST}
            onChange={(event) => rating.change(part, { comment: event.currentTarget.value })}
          />
          <PicturePicker
            label={t('review.add_photos')}
            hint={t('review.photos_hint')}
            pictures={state.pictures}
            maxCount={MOST_PICTURES}
            maxBytes={MOST_BYTES_PICKED}
            onChange={(pictures) => void addPictures(pictures)}
            onTooLarge={tooLarge}
            addLabel={t('review.add_photos')}
            removeLabel={t('review.photo_remove')}
          />
        </div>
      )}
      {state.problem && (
        <p role="alert" className="text-sm font-medium whitespace-pre-line text-danger-text">
          {state.problem}
        </p>
      )}
      {state.rating !== null && (
        <Button
          kind="secondary"
          className="self-start"
          isLoading={state.isSending}
          onClick={() => void rating.send([part])}
        >
          {t('review.send')}
        </Button>
      )}
    </div>
  );
}

function commentLabel({ subject }: ReviewPart): string {
  if (subject.kind === 'item') return t('review.comment_item');
  return subject.kind === 'store' ? t('review.comment_store') : t('review.comment_courier');
}
