import { readFigures } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { dayAndTime } from '../../words/moments.ts';
import { BooksCard } from './books-card.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { PlaceCards, ShiftsCard, SoldItemsCard } from './list-cards.tsx';
import { SeriesCards } from './series-cards.tsx';
import { TotalTiles } from './total-tiles.tsx';
import { useFigurePlaces, useFigureRequest } from './use-figure-request.ts';

const REFRESH_MS = 60_000;

/** What the shop sold, earned and how fast it was. */
export function FiguresPage() {
  const places = useFigurePlaces();
  return (
    <>
      <PageHeader title={t('console.figures_title')} text={t('console.figures_text')} />
      <QueryState query={places} skeleton={<Skeleton className="h-96" />}>
        {({ today, stores, zones }) => <FigureView today={today} stores={stores} zones={zones} />}
      </QueryState>
    </>
  );
}

type Place = { id: number; name: string };

function FigureView({ today, stores, zones }: { today: string; stores: Place[]; zones: Place[] }) {
  const [request, change] = useFigureRequest(today);
  const query = useQuery({
    ...queryOf(readFigures, { query: request }),
    placeholderData: keepPreviousData,
    refetchInterval: request.to >= today ? REFRESH_MS : false,
  });
  const name = request.from === request.to ? request.from : `${request.from}-${request.to}`;
  return (
    <>
      <FigureFilters request={request} today={today} stores={stores} zones={zones} onChange={change} />
      <QueryState query={query} skeleton={<Skeleton className="h-[40rem]" />}>
        {(figures) => (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
            <TotalTiles totals={figures.totals} previous={figures.previous} />
            <div className="grid gap-4 xl:grid-cols-2">
              <SeriesCards figures={figures} name={name} />
              <PlaceCards figures={figures} name={name} />
              <SoldItemsCard request={request} name={name} />
              <BooksCard books={figures.books} name={name} />
              <ShiftsCard request={request} name={name} timeZone={figures.timezone} />
            </div>
            <p className="mt-4 text-sm text-ink-soft">
              {t('console.figures_as_of', {
                time: dayAndTime(figures.as_of, figures.timezone),
                zone: figures.timezone,
              })}
            </p>
          </div>
        )}
      </QueryState>
    </>
  );
}
