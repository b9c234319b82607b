import { listImports } from '@rialto/contract/calls/console/imports.ts';
import type { ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { shortMoment } from '../../words/times.ts';
import { isRunning } from './current-import.tsx';
import { stateName, stateTones } from './import-words.ts';

const POLL_MS = 2_000;

/** The last imports, newest first. */
export function ImportHistory() {
  const query = useQuery({
    ...queryOf(listImports, {}),
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? POLL_MS : false),
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('console.import_history')}</h2>
      <QueryState query={query} skeleton={<Skeleton className="h-32" />}>
        {({ imports }) =>
          imports.length === 0 ? (
            <EmptyState
              picture={<History className="size-7" />}
              title={t('console.import_history_empty')}
              text={t('console.import_history_empty_text')}
            />
          ) : (
            <ul className="divide-y divide-hairline rounded-lg border border-hairline bg-surface">
              {imports.map((summary) => (
                <HistoryRow key={summary.id} summary={summary} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

function HistoryRow({ summary }: { summary: ImportSummary }) {
  const { id, file_name: file, state, staff_name: name, created_at: at, problem_count: count } = summary;
  const time = shortMoment(at, null, Date.now());
  return (
    <li>
      <Link
        to={`/import?import=${id}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-wash"
        preventScrollReset
      >
        <span className="min-w-0 flex-1 basis-40">
          <bdi className="block truncate font-semibold">{file}</bdi>
          <span className="text-sm text-ink-soft">{t('console.import_started_by', { name, time })}</span>
        </span>
        {count > 0 && <span className="text-sm text-danger-text">{t('console.import_problem_count', { count })}</span>}
        <Badge tone={count > 0 ? 'warning' : stateTones[state]}>{stateName(state)}</Badge>
      </Link>
    </li>
  );
}
