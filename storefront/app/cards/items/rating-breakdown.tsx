import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { numberText, ratingText } from '../../words/number-text.ts';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';

type Props = Pick<StoreDetail, 'avg_rating' | 'rating_count' | 'ratings'> & { digits?: number | undefined };

/** The average and the share of each star rating. */
export function RatingBreakdown({ avg_rating, rating_count, ratings, digits }: Props) {
  if (avg_rating === null) return null;
  const value = ratingText(avg_rating, digits);
  const said = ratings.reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-col gap-5 rounded-lg border border-hairline bg-surface p-5 sm:flex-row sm:items-center sm:gap-8">
      <div className="shrink-0 text-center">
        <p className="text-4xl font-extrabold text-ink tabular-nums" aria-hidden>
          {value}
        </p>
        <Rating value={avg_rating} label={t('store.rating', { value })} />
        <p className="mt-1 text-sm text-ink-soft">{t('store.ratings', { count: rating_count })}</p>
      </div>
      {said > 0 && (
        <ul className="flex min-w-0 flex-1 flex-col gap-2">
          {[5, 4, 3, 2, 1].map((stars) => (
            <Stars key={stars} stars={stars} count={ratings[stars - 1] ?? 0} of={said} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Stars({ stars, count, of }: { stars: number; count: number; of: number }) {
  const label = t('store.stars', { count: stars });
  const share = t('item.percent', { value: numberText(Math.round((count * 100) / of)) });
  return (
    <li className="grid grid-cols-[4.5rem_1fr_2.5rem] items-center gap-3 text-sm text-ink-soft">
      <span>{label}</span>
      <ProgressBar label={label} value={count} max={of} valueText={share} />
      <span className="text-end tabular-nums" aria-hidden>
        {share}
      </span>
    </li>
  );
}
