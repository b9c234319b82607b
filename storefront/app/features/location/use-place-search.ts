import { suggestPlaces } from '@rialto/contract/calls/geo.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';

export type Suggestion = Reply<typeof suggestPlaces>['predictions'][number];
export type PlaceSearch = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'found'; places: Suggestion[] };

const DEBOUNCE_MS = 250;

/** Debounced place suggestions for the typed text. An empty text sends no request. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [answer, setAnswer] = useState<{ text: string; search: PlaceSearch } | null>(null);
  const term = text.trim();

  useEffect(() => {
    if (term === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      callApi(suggestPlaces, { query: { search_text: term }, signal: controller.signal }).then(
        ({ predictions }) => setAnswer({ text: term, search: { kind: 'found', places: predictions } }),
        () => controller.signal.aborted || setAnswer({ text: term, search: { kind: 'failed' } }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  if (term === '') return { kind: 'idle' };
  return answer?.text === term ? answer.search : { kind: 'loading' };
}
