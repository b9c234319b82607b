import { listFigurePlaces, readFigures } from '@rialto/contract/calls/console/figures.ts';
import { currentLanguage, formatNumber, t } from '@rialto/texts/text.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import { useMoney } from '../../words/use-money.ts';

const FRESH_MS = 60_000;

/** The numbers of today. */
export function TodayFigures() {
  // The day of the shop, which is not always the day of this computer.
  const places = useQuery({ ...queryOf(listFigurePlaces, {}), refetchInterval: FRESH_MS });
  const day = places.data?.today ?? '';
  const { data } = useQuery({
    ...queryOf(readFigures, { query: { from: day, to: day } }),
    enabled: day !== '',
    refetchInterval: FRESH_MS,
  });
  const money = useMoney();
  if (!data) return null;
  const { totals } = data;
  const count = (value: number) => formatNumber(value, currentLanguage());
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{t('console.home_today')}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure label={t('console.home_orders')} value={count(totals.placed)} />
        <Figure label={t('console.home_delivered')} value={count(totals.delivered)} />
        <Figure label={t('console.home_sales')} value={money(totals.sales)} />
        <Figure label={t('console.home_late')} value={count(totals.late)} />
      </dl>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg border border-hairline bg-surface p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 text-2xl font-extrabold tabular-nums">{value}</dd>
    </div>
  );
}
