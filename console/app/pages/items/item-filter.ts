import type { countItemsByStore } from '@rialto/contract/calls/console/items.ts';
import type { Query } from '@rialto/contract/http/endpoint.ts';
import { useSearchParams } from 'react-router';

export type ItemFilter = Query<typeof countItemsByStore>;

/** The filter of the list, which is in the address so that a link and the way back keep it. */
export function useItemFilter(): [ItemFilter, (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return [filterOf(params), change];
}

function filterOf(params: URLSearchParams): ItemFilter {
  const [name, stock] = [params.get('name'), params.get('stock')];
  const numberOf = (key: string) => Number(params.get(key)) || undefined;
  const [store, category] = [numberOf('store'), numberOf('category')];
  const state = params.get('state');
  return {
    ...(name && { name }),
    ...(store && { store_id: store }),
    ...(category && { category_id: category }),
    ...(state === 'active' && { active: true }),
    ...(state === 'inactive' && { active: false }),
    ...(state === 'sold_out' && { sold_out: true }),
    ...((stock === 'out' || stock === 'low') && { stock }),
  };
}
