import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { ChartColumn, Download, Table } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import { csvOf, downloadCsv, type TableColumn } from './csv.ts';
import { DataTable } from './data-table.tsx';

const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }));

type Props<Row> = {
  title: string;
  text?: string;
  /** The name of the file. */
  name: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  chart?: ChartData;
  className?: string;
};

/** A figure as a chart, as a table and as a file. */
export function FigureCard<Row>({ title, text, name, columns, rows, keyOf, chart, className }: Props<Row>) {
  const [isTable, setIsTable] = useState(chart === undefined);
  return (
    <section className={classNames('min-w-0 rounded-lg border border-hairline bg-surface p-4 lg:p-5', className)}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-bold text-ink">{title}</h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        <div className="flex gap-1">
          {chart && (
            <Button
              kind="ghost"
              size="sm"
              icon={isTable ? <ChartColumn className="size-4" aria-hidden /> : <Table className="size-4" aria-hidden />}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? t('console.figures_as_chart') : t('console.figures_as_table')}
            </Button>
          )}
          <Button
            kind="ghost"
            size="sm"
            icon={<Download className="size-4" aria-hidden />}
            aria-label={t('console.figures_download_of', { name: title })}
            onClick={() => downloadCsv(name, csvOf(columns, rows))}
          >
            {t('console.figures_download')}
          </Button>
        </div>
      </div>
      {chart && !isTable ? (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <Chart data={chart} label={title} />
        </Suspense>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} keyOf={keyOf} />
      )}
    </section>
  );
}
