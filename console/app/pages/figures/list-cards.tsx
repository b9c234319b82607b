import { listShiftCash, listSoldItems } from '@rialto/contract/calls/console/figures.ts';
import type { FigurePlace, Figures, ShiftCash, SoldItem } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { useMoney } from '../../words/money.ts';
import { dayAndTime } from '../../words/moments.ts';
import { wholeNumber } from '../../words/whole-number.ts';
import type { TableColumn } from './csv.ts';
import { FigureCard } from './figure-card.tsx';
import { methodName } from './method-name.ts';
import type { FigureQuery } from './use-figure-request.ts';

type Money = (amount: number) => string;

/** A column of numbers. */
function numbers<Row>(name: string, value: (row: Row) => number, format: (value: number) => string): TableColumn<Row> {
  return { name, value, text: (row) => format(value(row)), isNumber: true };
}

const placeColumns = (money: Money): TableColumn<FigurePlace>[] => [
  { name: t('console.figures_name'), value: ({ name }) => name },
  numbers(t('console.figures_placed'), ({ placed }) => placed, wholeNumber),
  numbers(t('console.figures_delivered'), ({ delivered }) => delivered, wholeNumber),
  numbers(t('console.figures_cancelled'), ({ cancelled }) => cancelled, wholeNumber),
  numbers(t('console.figures_late'), ({ late }) => late, wholeNumber),
  numbers(t('console.figures_sales'), ({ sales }) => sales, money),
];

/** The same figures by store, zone and payment method. */
export function PlaceCards({ figures, name }: { figures: Figures; name: string }) {
  const money = useMoney();
  const columns = placeColumns(money);
  const methods: TableColumn<Figures['methods'][number]>[] = [
    { name: t('console.figures_method'), value: ({ method }) => methodName(method) },
    numbers(t('console.figures_delivered'), ({ delivered }) => delivered, wholeNumber),
    numbers(t('console.figures_sales'), ({ sales }) => sales, money),
  ];
  const places = { columns, keyOf: ({ id }: FigurePlace) => String(id) };
  return (
    <>
      <FigureCard {...places} title={t('console.figures_by_store')} name={`stores-${name}`} rows={figures.stores} />
      <div className="flex min-w-0 flex-col gap-4">
        <FigureCard {...places} title={t('console.figures_by_zone')} name={`zones-${name}`} rows={figures.zones} />
        <FigureCard
          title={t('console.figures_by_method')}
          name={`methods-${name}`}
          columns={methods}
          rows={figures.methods}
          keyOf={({ method }) => method}
          className="grow"
        />
      </div>
    </>
  );
}

export function SoldItemsCard({ request, name }: { request: FigureQuery; name: string }) {
  const money = useMoney();
  const query = useQuery(queryOf(listSoldItems, { query: request }));
  const columns: TableColumn<SoldItem>[] = [
    { name: t('console.figures_item'), value: (item) => item.name },
    { name: t('console.figures_store'), value: ({ store_name }) => store_name },
    numbers(t('console.figures_quantity'), ({ quantity }) => quantity, wholeNumber),
    numbers(t('console.figures_orders'), ({ orders }) => orders, wholeNumber),
    numbers(t('console.figures_sales'), ({ sales }) => sales, money),
  ];
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-72" />}>
      {({ items }) => (
        <FigureCard
          title={t('console.figures_best')}
          text={t('console.figures_best_means')}
          name={`items-${name}`}
          columns={columns}
          rows={items}
          keyOf={({ kind, item_id }) => `${kind} ${item_id}`}
        />
      )}
    </QueryState>
  );
}

export function ShiftsCard({ request, name, timeZone }: { request: FigureQuery; name: string; timeZone: string }) {
  const money = useMoney();
  const query = useQuery(queryOf(listShiftCash, { query: request }));
  const columns: TableColumn<ShiftCash>[] = [
    { name: t('console.figures_courier'), value: ({ courier_name }) => courier_name },
    {
      name: t('console.figures_shift_start'),
      value: ({ started_at }) => started_at,
      text: ({ started_at }) => dayAndTime(started_at, timeZone),
    },
    {
      name: t('console.figures_shift_end'),
      value: ({ ended_at }) => ended_at,
      text: ({ ended_at }) => (ended_at ? dayAndTime(ended_at, timeZone) : t('console.figures_on_shift')),
    },
    numbers(t('console.figures_deliveries'), ({ deliveries }) => deliveries, wholeNumber),
    numbers(t('console.figures_cash'), ({ cash }) => cash, money),
  ];
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-72" />}>
      {({ shifts }) => (
        <FigureCard
          title={t('console.figures_shifts')}
          text={t('console.figures_shifts_means')}
          name={`shifts-${name}`}
          columns={columns}
          rows={shifts}
          keyOf={({ id }) => String(id)}
          className="xl:col-span-2"
        />
      )}
    </QueryState>
  );
}
