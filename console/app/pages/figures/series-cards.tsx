import type { FigureBucket, Figures } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { useMemo } from 'react';
import { useMoney } from '../../words/money.ts';
import { dayAndTime, monthAndYear, shortDay, timeOfDay, wholeDay } from '../../words/moments.ts';
import { wholeNumber } from '../../words/whole-number.ts';
import type { ChartData } from './chart-data.ts';
import type { TableColumn } from './csv.ts';
import { FigureCard } from './figure-card.tsx';

type Props = { figures: Pick<Figures, 'series' | 'bucket' | 'timezone'>; name: string };

/** Sales and orders over time. */
export function SeriesCards({ figures, name }: Props) {
  const { series, bucket, timezone } = figures;
  const money = useMoney();
  const label = useMemo(() => labelOf(bucket, timezone), [bucket, timezone]);
  const [sales, orders] = useMemo(() => {
    const points = {
      labels: series.map(({ starts_at }) => label.short(starts_at)),
      fullLabels: series.map(({ starts_at }) => label.full(starts_at)),
    };
    return chartsOf(series, points, money);
  }, [series, label, money]);
  const columns = columnsOf(label.full, money);
  const shared = { rows: series, columns, keyOf: ({ starts_at }: FigureBucket) => starts_at };
  return (
    <>
      <FigureCard {...shared} title={t('console.figures_sales')} name={`sales-${name}`} chart={sales} />
      <FigureCard {...shared} title={t('console.figures_orders')} name={`orders-${name}`} chart={orders} />
    </>
  );
}

function chartsOf(
  series: readonly FigureBucket[],
  points: Pick<ChartData, 'labels' | 'fullLabels'>,
  money: (amount: number) => string,
): [ChartData, ChartData] {
  const of = (field: 'sales' | 'placed' | 'delivered' | 'cancelled' | 'refunded') => series.map((row) => row[field]);
  return [
    {
      ...points,
      format: money,
      lines: [
        { name: t('console.figures_sales'), values: of('sales'), color: '--accent', isBar: true },
        { name: t('console.figures_refunded'), values: of('refunded'), color: '--danger' },
      ],
    },
    {
      ...points,
      format: wholeNumber,
      isWhole: true,
      lines: [
        { name: t('console.figures_placed'), values: of('placed'), color: '--info' },
        { name: t('console.figures_delivered'), values: of('delivered'), color: '--success' },
        { name: t('console.figures_cancelled'), values: of('cancelled'), color: '--danger' },
      ],
    },
  ];
}

function labelOf(bucket: Figures['bucket'], timeZone: string) {
  const by = (format: (at: string, zone: string) => string) => (at: string) => format(at, timeZone);
  if (bucket === 'hour') return { short: by(timeOfDay), full: by(dayAndTime) };
  if (bucket === 'day') return { short: by(shortDay), full: by(wholeDay) };
  return { short: by(monthAndYear), full: by(monthAndYear) };
}

function columnsOf(label: (at: string) => string, money: (amount: number) => string): TableColumn<FigureBucket>[] {
  const count = (name: string, field: 'placed' | 'delivered' | 'cancelled' | 'late') => ({
    name,
    value: (row: FigureBucket) => row[field],
    text: (row: FigureBucket) => wholeNumber(row[field]),
    isNumber: true,
  });
  const amount = (name: string, field: 'sales' | 'fees' | 'tips' | 'refunded') => ({
    name,
    value: (row: FigureBucket) => row[field],
    text: (row: FigureBucket) => money(row[field]),
    isNumber: true,
  });
  return [
    { name: t('console.figures_time'), value: ({ starts_at }) => starts_at, text: ({ starts_at }) => label(starts_at) },
    count(t('console.figures_placed'), 'placed'),
    count(t('console.figures_delivered'), 'delivered'),
    count(t('console.figures_cancelled'), 'cancelled'),
    count(t('console.figures_late'), 'late'),
    amount(t('console.figures_sales'), 'sales'),
    amount(t('console.figures_fees'), 'fees'),
    amount(t('console.figures_tips'), 'tips'),
    amount(t('console.figures_refunded'), 'refunded'),
  ];
}
