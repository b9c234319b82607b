import type { FigureTotals } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { wholeNumber } from '../../words/whole-number.ts';

export type TotalFigure = {
  name: string;
  label: string;
  definition: string;
  value: (totals: FigureTotals) => number | null;
  format: (value: number) => string;
  /** A second value shown next to the first, such as the 90th percentile. */
  beside?: (totals: FigureTotals) => string | null;
  /** Whether more of it is good, bad, or neither. */
  isGood: 'more' | 'less' | null;
};

const minutes = (seconds: number) => t('console.figures_minutes', { minutes: wholeNumber(Math.round(seconds / 60)) });

const nineOfTen = (seconds: number | null) =>
  seconds === null ? null : t('console.figures_p90', { time: minutes(seconds) });

/** The totals in the order of the page. Their definitions are those of docs/figures.md. */
export function totalFigures(money: (amount: number) => string): TotalFigure[] {
  const figure = (
    name: keyof FigureTotals,
    [label, definition]: [string, string],
    format: (value: number) => string,
    isGood: TotalFigure['isGood'],
  ): TotalFigure => ({ name, label, definition, format, isGood, value: (totals) => totals[name] });
  return [
    figure('sales', [t('console.figures_sales'), t('console.figures_sales_means')], money, 'more'),
    figure('placed', [t('console.figures_placed'), t('console.figures_placed_means')], wholeNumber, 'more'),
    figure('delivered', [t('console.figures_delivered'), t('console.figures_delivered_means')], wholeNumber, 'more'),
    figure('cancelled', [t('console.figures_cancelled'), t('console.figures_cancelled_means')], wholeNumber, 'less'),
    figure('late', [t('console.figures_late'), t('console.figures_late_means')], wholeNumber, 'less'),
    figure('goods', [t('console.figures_goods'), t('console.figures_goods_means')], money, 'more'),
    figure('discounts', [t('console.figures_discounts'), t('console.figures_discounts_means')], money, null),
    figure('tax', [t('console.figures_tax'), t('console.figures_tax_means')], money, null),
    figure('fees', [t('console.figures_fees'), t('console.figures_fees_means')], money, null),
    figure('tips', [t('console.figures_tips'), t('console.figures_tips_means')], money, null),
    figure('refunded', [t('console.figures_refunded'), t('console.figures_refunded_means')], money, 'less'),
    figure('new_customers', [t('console.figures_new'), t('console.figures_new_means')], wholeNumber, 'more'),
    {
      name: 'average',
      label: t('console.figures_average'),
      definition: t('console.figures_average_means'),
      value: ({ sales, delivered }) => (delivered === 0 ? null : sales / delivered),
      format: money,
      isGood: 'more',
    },
    {
      ...figure('preparation_median', [t('console.figures_prep'), t('console.figures_prep_means')], minutes, 'less'),
      beside: ({ preparation_p90: p90 }) => nineOfTen(p90),
    },
    {
      ...figure('delivery_median', [t('console.figures_ride'), t('console.figures_ride_means')], minutes, 'less'),
      beside: ({ delivery_p90: p90 }) => nineOfTen(p90),
    },
  ];
}
