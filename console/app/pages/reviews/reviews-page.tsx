import { listStaffReviews } from '@rialto/contract/calls/console/reviews.ts';
import { t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { MoreButton } from '../../cards/more-button.tsx';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { pagesOf, rowsOf } from '../../platform/pages.ts';
import { keyOf } from '../../platform/query.ts';
import { ReviewCard } from './review-card.tsx';

type List = 'unanswered' | 'all' | 'hidden';

/** What customers wrote about stores, items and couriers. */
export function ReviewsPage() {
  const [list, setList] = useState<List>('unanswered');
  const query = useInfiniteQuery({
    ...pagesOf(keyOf(listStaffReviews, { query: { list } }), (page, signal) =>
      callApi(listStaffReviews, { query: { list, ...page }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  const labels = {
    unanswered: t('console.reviews_unanswered'),
    all: t('console.reviews_all'),
    hidden: t('console.reviews_hidden'),
  };
  return (
    <>
      <PageHeader title={t('console.nav_reviews')} />
      <ChipRow label={t('console.nav_reviews')} className="mb-5">
        {(['unanswered', 'all', 'hidden'] as const).map((name) => (
          <ChoiceChip key={name} isChosen={list === name} onClick={() => setList(name)}>
            {labels[name]}
          </ChoiceChip>
        ))}
      </ChipRow>
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const reviews = rowsOf(pages.map((page) => page.reviews));
          if (reviews.length === 0)
            return <EmptyState picture={<Star className="size-7" />} title={t('console.reviews_none')} />;
          return (
            <div className="flex flex-col gap-4">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </div>
          );
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}
