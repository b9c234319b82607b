import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useMay, useOwnAccount } from '../../platform/own-account.ts';
import { queryOf } from '../../platform/query.ts';
import { GoLiveList } from './go-live-list.tsx';
import { QuickLinks } from './quick-links.tsx';
import { TodayFigures } from './today-figures.tsx';

/** Where a member of staff begins: what is missing before the first order, today's numbers, and their pages. */
export function HomePage() {
  const { name } = useOwnAccount();
  const maySetUp = useMay('settings');
  const seesFigures = useMay('figures');
  const goLive = useQuery(queryOf(readGoLive, {}));
  return (
    <>
      <PageHeader title={t('console.home_title', { name })} />
      <QueryState query={goLive} skeleton={<Skeleton className="h-60" />}>
        {({ checks, orders_count }) =>
          !checks.shop && maySetUp ? (
            <Navigate to="/set-up" replace />
          ) : (
            <div className="flex flex-col gap-6">
              <GoLiveList checks={checks} ordersCount={orders_count} />
              {seesFigures && <TodayFigures />}
              <QuickLinks />
            </div>
          )
        }
      </QueryState>
    </>
  );
}
