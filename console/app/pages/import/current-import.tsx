import {
  cancelImport,
  listImports,
  readImport,
  readImportProblems,
  startImport,
} from '@rialto/contract/calls/console/imports.ts';
import type { ImportProblem, ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryState } from '../../cards/query-state.tsx';
import { useDownload } from '../../platform/download.ts';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';
import { ImportProgress } from './import-progress.tsx';
import { ProblemTable, ReportTable } from './import-result.tsx';
import { entityName, stateName, stateTones } from './import-words.ts';

const POLL_MS = 700;
type ImportReport = ImportSummary & { problems: ImportProblem[] };

/** The import that was uploaded or chosen last: its progress, its problems, its report and the next step. */
export function CurrentImport({ id }: { id: number }) {
  const query = useQuery({
    ...queryOf(readImport, { params: { id } }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
      {(read) => (
        <section className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 truncate text-lg font-bold">
              <bdi>{read.file_name}</bdi>
            </h2>
            <Badge tone={read.problem_count > 0 ? 'warning' : stateTones[read.state]}>{stateName(read.state)}</Badge>
            <span className="text-ink-soft">{entityName(read.entity)}</span>
          </header>
          <Result read={read} />
          <NextStep read={read} />
        </section>
      )}
    </QueryState>
  );
}

export function isRunning(read: { state: string } | undefined): boolean {
  return read?.state === 'checking' || read?.state === 'importing';
}

function Result({ read }: { read: ImportReport }) {
  if (isRunning(read)) return <ImportProgress summary={read} />;
  if (read.refusal !== null) return <Notice tone="danger">{read.refusal}</Notice>;
  if (read.state === 'cancelled') return <p className="text-ink-soft">{t('console.import_cancelled')}</p>;
  const { problem_count: count, report, problems } = read;
  const hasChanges = report.some(({ added, changed }) => added + changed > 0);
  if (count > 0)
    return (
      <>
        <Notice tone="danger">
          <strong>{t('console.import_problem_count', { count })}.</strong>{' '}
          {read.state === 'done' ? t('console.import_skipped') : t('console.import_problems_text')}
        </Notice>
        <ProblemTable problems={problems} count={count} />
      </>
    );
  return (
    <>
      {read.state === 'done' ? (
        <Notice tone="success">
          {hasChanges ? t('console.import_successful') : t('console.import_nothing_to_do')}
        </Notice>
      ) : (
        <Notice tone="success">
          {hasChanges ? t('console.import_no_problems') : t('console.import_nothing_to_do')}{' '}
          {hasChanges && t('console.import_would_be')}
        </Notice>
      )}
      <ReportTable report={report} />
    </>
  );
}

function Notice({ tone, children }: { tone: 'danger' | 'success'; children: ReactNode }) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <p className="flex items-start gap-2.5" role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${tone === 'danger' ? 'text-danger-text' : 'text-success-text'}`}
        aria-hidden
      />
      <span>{children}</span>
    </p>
  );
}

function NextStep({ read }: { read: ImportReport }) {
  const changes = [readImport, listImports];
  const starting = useAction(startImport, { changes });
  const cancelling = useAction(cancelImport, { changes });
  const { save, running } = useDownload();
  const { id } = read;
  const canCancel = isRunning(read) || read.can_start === 1;
  if (!canCancel && read.problem_count === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {read.can_start === 1 && (
        <Button isLoading={starting.isRunning} onClick={() => starting.run({ params: { id }, body: {} })}>
          {t('console.import_start')}
        </Button>
      )}
      {read.problem_count > 0 && (
        <Button
          kind="secondary"
          icon={<Download className="size-5" aria-hidden />}
          isLoading={running !== null}
          onClick={() => void save(readImportProblems, { params: { id } }, 'problems.csv')}
        >
          {t('console.import_download_problems')}
        </Button>
      )}
      {canCancel && (
        <Button
          kind="ghost"
          isLoading={cancelling.isRunning}
          onClick={() => cancelling.run({ params: { id }, body: {} })}
        >
          {t('console.import_cancel')}
        </Button>
      )}
    </div>
  );
}
