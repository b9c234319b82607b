import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { ReviewCard } from '../../cards/items/review-card.tsx';
import { loadItemReviews, REVIEWS_ON_A_PAGE, type ItemReviews } from './load-item-reviews.ts';
import { RatingBreakdown } from '../../cards/items/rating-breakdown.tsx';
import { callApi } from '../../platform/api/api.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useInfiniteList } from '../../platform/query/use-infinite-list.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { LoadFailed } from '../../cards/load-failed.tsx';

type Props = { item: ItemDetail; timeZone: string; page: number; reviews: ItemReviews | Promise<ItemReviews> };

/** Customer reviews with the rating breakdown (ITM-17, ITM-19). */
export function ProductReviews({ item, timeZone, page, reviews }: Props) {
  const { config } = useRootData();
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4 text-xl font-bold text-ink">
        {t('product.reviews')}
      </h2>
      <RatingBreakdown {...item} digits={config.digit_after_decimal_point} />
      <Suspense fallback={<ReviewSkeleton />}>
        <Await resolve={reviews} errorElement={<LoadFailed />}>
          {(found) => <ReviewList item={item} timeZone={timeZone} page={page} first={found} />}
        </Await>
      </Suspense>
    </section>
  );
}

type ListProps = Omit<Props, 'reviews'> & { first: ItemReviews };

function ReviewList({ item, timeZone, page, first: { reviews, total } }: ListProps) {
  const paging = useInfiniteList({
    name: 'reviews',
    first: { entries: reviews, total },
    firstPage: page,
    pageSize: REVIEWS_ON_A_PAGE,
    fetchPage: async (next) => {
      const found = await loadItemReviews(callApi, item.id, next);
      return { entries: found.reviews, total: found.total };
    },
  });
  if (reviews.length === 0) {
    return (
      <EmptyState
        isCompact
        picture={<MessageSquareText aria-hidden />}
        title={item.rating_count > 0 ? t('product.only_ratings') : t('product.no_reviews')}
        text={item.rating_count > 0 ? t('product.only_ratings_text') : t('product.no_reviews_text')}
        level={3}
      />
    );
  }
  return (
    <>
      <ul>
        {paging.pages.flat().map((review) => (
          <li key={review.id}>
            {/* The item's name is already the page title. */}
            <ReviewCard review={{ ...review, item_name: null }} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {paging.hasMore && (
        <p className="scripted pt-6">
          <Button kind="secondary" isLoading={paging.isLoading} onClick={paging.onMore}>
            {paging.hasFailed ? t('action.retry') : t('list.more')}
          </Button>
        </p>
      )}
      {paging.hasMore && <NextPageLink page={page + 1} />}
    </>
  );
}

function ReviewSkeleton() {
  return (
    <SkeletonGroup label={t('product.loading_part')} className="flex flex-col gap-6 py-5">
      <SkeletonText lines={3} />
      <SkeletonText lines={3} />
      <SkeletonText lines={3} />
    </SkeletonGroup>
  );
}
