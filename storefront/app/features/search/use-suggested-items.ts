import { listSuggestedItems } from '@rialto/contract/calls/customer.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';

const MOST = 5;

/** What a customer may like, by what they ordered before, while nothing is typed (SEA-03). */
export function useSuggestedItems(isWanted: boolean): Item[] {
  const isSignedIn = useIsSignedIn();
  const [items, setItems] = useState<Item[]>([]);
  const isAsked = isWanted && isSignedIn;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    callApi(listSuggestedItems, { query: { limit: MOST, offset: 1 }, signal: leaving.signal }).then(
      ({ products }) => setItems(products),
      // Nobody asked for them.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isAsked]);
  return isAsked ? items : [];
}
