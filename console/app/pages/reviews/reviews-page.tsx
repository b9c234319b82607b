import { listStaffReviews } from '@rialto/contract/calls/console/reviews.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { ReviewCard } from './review-card.tsx';

type List = 'unanswered' | 'all' | 'hidden';
const PAGE_SIZE = 20;

/** What customers wrote about stores, items and couriers. */
export function ReviewsPage() {
  const [list, setList] = useState<List>('unanswered');
  const [shown, setShown] = useState(PAGE_SIZE);
  const query = useQuery({
    ...queryOf(listStaffReviews, { query: { list, limit: shown, offset: 1 } }),
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
        {({ reviews, total_size: total }) => (
          <>
            {reviews.length === 0 && (
              <EmptyState picture={<Star className="size-7" />} title={t('console.reviews_none')} />
            )}
            <div className="flex flex-col gap-4">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </div>
            {total > reviews.length && (
              <Button
                kind="secondary"
                className="mt-5"
                isLoading={query.isFetching}
                onClick={() => setShown(shown + PAGE_SIZE)}
              >
                {t('console.more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
