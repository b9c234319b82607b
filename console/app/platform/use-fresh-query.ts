import type { CallInput } from '@rialto/api-client/caller.ts';
import type { Endpoint, Reply } from '@rialto/contract/http/endpoint.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** A query for a form that starts from its data. Data that an earlier page has read does not count, because it may have changed. */
export function useFreshQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>): UseQueryResult<Reply<E>> {
  const read = useQuery({ ...queryOf(endpoint, input), refetchOnMount: 'always' });
  return read.isFetchedAfterMount ? read : ({ ...read, data: undefined } as UseQueryResult<Reply<E>>);
}
