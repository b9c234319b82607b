import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { useInfiniteList, type ListPage } from '../../../../platform/query/use-infinite-list.ts';
import type { QueryResult } from '../../../../platform/query/use-query.ts';
import { dayOf, recentDayText } from '../../../../words/recent-day.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';

export type HistoryEntry = { id: number; created_at: string };
export const PAGE_SIZE = 20;

type Props<Entry extends HistoryEntry> = {
  /** Tells this history from others. */
  name: string;
  result: QueryResult<ListPage<Entry>>;
  fetchPage: (page: number) => Promise<ListPage<Entry>>;
  render: (entry: Entry) => ReactNode;
  /** Shown when there are no entries. */
  empty: ReactNode;
};

/** A history that grows as it is scrolled, with a heading for each day. */
export function HistoryList<Entry extends HistoryEntry>({ result, empty, ...list }: Props<Entry>) {
  if (result.kind === 'loading') return <HistorySkeleton />;
  if (result.kind === 'error') return <Failed onRetry={result.refetch} />;
  if (result.data.entries.length === 0) return empty;
  return <Pages {...list} first={result.data} />;
}

type PagesProps<Entry extends HistoryEntry> = Omit<Props<Entry>, 'result' | 'empty'> & { first: ListPage<Entry> };

function Pages<Entry extends HistoryEntry>({ name, first, fetchPage, render }: PagesProps<Entry>) {
  const list = useInfiniteList({ name, first, pageSize: PAGE_SIZE, fetchPage });
  const entries = list.pages.flat();
  const isNewDay = ({ created_at }: Entry, index: number) =>
    index === 0 || dayOf(created_at) !== dayOf(entries[index - 1]?.created_at ?? '');
  return (
    <EndlessList
      {...list}
      keyOf={({ id }) => id}
      render={(entry, index) => (
        <>
          {isNewDay(entry, index) && <DayHeading moment={entry.created_at} isFirst={index === 0} />}
          {render(entry)}
        </>
      )}
      gridClass="flex flex-col"
      moreLabel={t('list.more')}
      loadingLabel={t('list.loading')}
      skeleton={<HistorySkeleton count={3} />}
    />
  );
}

function DayHeading({ moment, isFirst }: { moment: string; isFirst: boolean }) {
  return (
    <h3 className={`pb-1 text-sm font-semibold text-ink-soft ${isFirst ? '' : 'pt-5'}`}>
      <time dateTime={moment}>{recentDayText(moment)}</time>
    </h3>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState isCompact level={3} title={t('list.failed')} text={t('list.failed_text')}>
        <Button kind="secondary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
