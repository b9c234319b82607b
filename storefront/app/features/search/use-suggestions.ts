import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { suggestNames } from '@rialto/contract/calls/search.ts';
import { callApi } from '../../platform/api/api.ts';
import { useLatestData } from '../../platform/query/use-latest-data.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';

export type Suggestions = Reply<typeof suggestNames>;

const DEBOUNCE_MS = 500;
const NONE: Suggestions = { items: [], stores: [] };

const suggestionsQuery = (name: string): Query<Suggestions> => ({
  key: ['suggestions', name],
  fetch: (signal) => callApi(suggestNames, { query: { name }, signal }),
  cacheMs: 0,
});

/** Names that continue the typed text, after a pause in typing. The former ones show until the new ones arrive. */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim();
  const result = useQuery(text === '' ? null : suggestionsQuery(text), { delayMs: DEBOUNCE_MS });
  const latest = useLatestData(result);
  return text === '' || result.kind === 'error' ? NONE : (latest ?? NONE);
}
