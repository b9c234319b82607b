import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageSquareText } from 'lucide-react';
import { ReviewCard } from '../../cards/items/review-card.tsx';
import { loadReviews, type Reviews } from './load-reviews.ts';
import { RatingBreakdown } from '../../cards/items/rating-breakdown.tsx';
import { callApi } from '../../platform/api/api.ts';
import { useInfiniteList } from '../../platform/query/use-infinite-list.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { useStoreOutlet } from './store-outlet.ts';
import { StorePartHead } from './store-part-head.tsx';

/** Reviews of the store and its items, newest first (STO-03). */
export function StoreReviews({ list }: { list: Reviews }) {
  const { store } = useStoreOutlet();
  return (
    <Container className="max-w-4xl py-8">
      <StorePartHead store={store} part={t('store.tab_reviews')} path="reviews" />
      <h2 className="mb-4 text-2xl font-bold text-ink">{t('store.tab_reviews')}</h2>
      <RatingBreakdown {...store} />
      {list.reviews.length === 0 ? (
        <EmptyState
          picture={<MessageSquareText aria-hidden />}
          title={store.rating_count > 0 ? t('product.only_ratings') : t('store.no_reviews')}
          text={store.rating_count > 0 ? t('product.only_ratings_text') : t('store.no_reviews_text')}
          level={3}
        />
      ) : (
        <ReviewList store={store} list={list} />
      )}
    </Container>
  );
}

function ReviewList({ store, list: { reviews, total, page } }: { store: StoreDetail; list: Reviews }) {
  const paging = useInfiniteList({
    name: 'reviews',
    first: { entries: reviews, total },
    firstPage: page,
    pageSize: PAGE_SIZE,
    fetchPage: async (next) => {
      const found = await loadReviews(callApi, store.id, next);
      return { entries: found.reviews, total: found.total };
    },
  });
  return (
    <div className="mt-4">
      <EndlessList
        {...paging}
        keyOf={({ id }) => id}
        gridClass="flex flex-col"
        render={(review) => <ReviewCard review={review} timeZone={store.timezone} />}
        moreLabel={t('list.more')}
        loadingLabel={t('list.loading')}
      />
      {paging.hasMore && <NextPageLink page={page + 1} />}
    </div>
  );
}
