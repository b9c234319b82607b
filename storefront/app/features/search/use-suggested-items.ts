import { listSuggestedItems } from '@rialto/contract/calls/customer.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { callApi } from '../../platform/api/api.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';

const LIMIT = 5;

const suggestedItemsQuery = (): Query<Item[]> => ({
  key: ['suggested-items'],
  fetch: async (signal) => (await callApi(listSuggestedItems, { query: { limit: LIMIT, offset: 1 }, signal })).products,
  cacheMs: 0,
});

/** Items that a customer may like, by former orders, while nothing is typed (SEA-03). Without an answer there are none. */
export function useSuggestedItems(isShown: boolean): Item[] {
  const isSignedIn = useIsSignedIn();
  const result = useQuery(isShown && isSignedIn ? suggestedItemsQuery() : null);
  return result.kind === 'ready' ? result.data : [];
}
