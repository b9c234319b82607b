import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { suggestNames } from '@rialto/contract/calls/search.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';

export type Suggestions = Reply<typeof suggestNames>;

const DEBOUNCE_MS = 500;
const NONE: Suggestions = { items: [], stores: [] };

/** Debounced name suggestions for the typed text. The previous ones stay until the response arrives. */
export function useSuggestions(text: string): Suggestions {
  const [answer, setAnswer] = useState(NONE);
  const term = text.trim();

  useEffect(() => {
    if (term === '') return setAnswer(NONE);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      callApi(suggestNames, { query: { name: term }, signal: controller.signal }).then(
        setAnswer,
        // Search works without suggestions, so failures are ignored.
        () => controller.signal.aborted || setAnswer(NONE),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return term === '' ? NONE : answer;
}
