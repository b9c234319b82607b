import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { CallInput } from '@rialto/api-client/caller.ts';
import type { Endpoint, Reply } from '@rialto/contract/http/endpoint.ts';
import { queryOptions, QueryClient } from '@tanstack/react-query';
import { callApi } from './api.ts';
import { shownLanguage } from './language.ts';

const MAX_RETRIES = 2;

/** A refusal is final; only faults of the network and the server are tried again. */
function mayRetry(failures: number, fault: unknown): boolean {
  return failures < MAX_RETRIES && !(fault instanceof CallRefused && fault.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 5_000, gcTime: 300_000 } },
});

/** The key of a call: its path first, so that a change invalidates every page, filter and language of a list. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, shownLanguage.get(), input];
}

/** Options of useQuery for a call. */
export function queryOf<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions<Reply<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => callApi(endpoint, { ...input, signal }),
  });
}

/** Reads again everything that these calls have returned. */
export function invalidate(...endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
}
