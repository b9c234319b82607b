import { listFigurePlaces } from '@rialto/contract/calls/console/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryOf } from '../../platform/query.ts';
import { daysOf, type Days } from './days.ts';

export type FigureQuery = Days & { store_id?: number; zone_id?: number };

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The stores and zones to choose from, and the day that it is in the shop. */
export function useFigurePlaces() {
  return useQuery({ ...queryOf(listFigurePlaces, {}), staleTime: 60_000 });
}

/** What the address of the page asks for; without it, the last seven days of everything. */
export function useFigureRequest(today: string): [FigureQuery, (change: Partial<Record<string, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const days = DAY.test(from) && DAY.test(to) ? { from, to } : daysOf('week', today);
  const [store, zone] = [Number(search.get('store')), Number(search.get('zone'))];
  const change = (changes: Partial<Record<string, string>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [{ ...days, ...(store > 0 && { store_id: store }), ...(zone > 0 && { zone_id: zone }) }, change];
}
