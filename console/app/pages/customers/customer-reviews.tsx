import { listStaffReviews } from '@rialto/contract/calls/console/reviews.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { useNow } from '../../platform/use-now.ts';
import { shortMoment } from '../../words/times.ts';

/** What a customer wrote about items, stores and couriers. */
export function CustomerReviews({ id }: { id: number }) {
  const now = useNow(60_000);
  const query = useQuery(queryOf(listStaffReviews, { query: { customer_id: id, limit: 20, offset: 1 } }));
  return (
    <section aria-labelledby="reviews" className="min-w-0">
      <h2 id="reviews" className="mb-3 text-lg font-bold text-ink">
        {t('console.customers_reviews')}
      </h2>
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {({ reviews }) =>
          reviews.length === 0 ? (
            <p className="text-ink-soft">{t('console.customers_no_reviews')}</p>
          ) : (
            <ul className="divide-y divide-hairline rounded-xl border border-hairline bg-surface">
              {reviews.map((review) => (
                <li key={review.id} className="px-4 py-3">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Rating
                      value={review.rating}
                      size="sm"
                      label={t('console.reviews_stars', { count: review.rating })}
                    />
                    <span className="font-semibold text-ink">{review.item_name}</span>
                    {review.order_id !== null && (
                      <Link to={`/orders/${review.order_id}`} className="text-sm text-ink-soft hover:underline">
                        {t('console.order_number', { id: review.order_id })}
                      </Link>
                    )}
                    {review.hidden_at !== null && <Badge tone="danger">{t('console.reviews_is_hidden')}</Badge>}
                    <time dateTime={review.created_at} className="ms-auto text-sm text-ink-soft tabular-nums">
                      {shortMoment(review.created_at, null, now)}
                    </time>
                  </p>
                  {review.comment && (
                    <p className="mt-1 whitespace-pre-line text-ink">
                      <bdi>{review.comment}</bdi>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
