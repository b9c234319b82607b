import { listChangeFilters, listChanges } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { undoableEntries } from '@rialto/rules/staff/undoable.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { useOwnAccount } from '../../platform/own-account.ts';
import { keyOf, queryOf } from '../../platform/query.ts';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeRow } from './change-row.tsx';
import { filterOf } from './filter-of.ts';

/** The log of changes by staff: who, what, when, from, to. The address holds the filters. */
export function ChangesPage() {
  const [params, setParams] = useSearchParams();
  const query = filterOf(params);
  const { id: ownId } = useOwnAccount();
  const filters = useQuery(queryOf(listChangeFilters, {}));
  const changes = useInfiniteQuery({
    queryKey: keyOf(listChanges, { query }),
    queryFn: ({ pageParam, signal }) =>
      callApi(listChanges, { query: { ...query, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <PageHeader title={t('console.log_title')} text={t('console.log_text')} />
      <ChangeFilters
        params={params}
        people={filters.data?.people ?? []}
        subjects={filters.data?.subjects ?? []}
        onChange={(next) => setParams(next, { replace: true })}
      />
      <QueryState query={changes} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.changes);
          if (rows.length === 0) return <NoChanges isFiltered={params.size > 0} />;
          const undoable = undoableEntries(rows, ownId);
          return (
            <ol className="divide-y divide-hairline rounded-lg border border-hairline bg-surface">
              {rows.map((change) => (
                <ChangeRow key={change.id} change={change} isUndoable={undoable.has(change.id)} />
              ))}
            </ol>
          );
        }}
      </QueryState>
      {changes.hasNextPage && (
        <div className="mt-4 text-center">
          <Button kind="secondary" isLoading={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
            {t('console.log_more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoChanges({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      picture={<History className="size-7" />}
      title={isFiltered ? t('console.log_none_title') : t('console.log_empty_title')}
      text={isFiltered ? t('console.log_none_text') : t('console.log_empty_text')}
    />
  );
}
