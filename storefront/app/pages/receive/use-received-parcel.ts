import { isRunning } from '@rialto/rules/order/phase.ts';
import { useCourierPlace } from '../../features/tracking/use-courier-place.ts';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import type { QueryResult } from '../../platform/query/use-query.ts';
import { statusOf } from '../../words/order-status.ts';
import { receivedQuery, type Answer } from './received.ts';

const POLL_MS = 10_000;

/** The parcel of a link, live; polled where there is no stream, until it has ended. */
export function useReceivedParcel(token: string | null | undefined): QueryResult<Answer> {
  const result = usePolledQuery(token ? receivedQuery(token) : null, (answer) =>
    answer.kind === 'parcel' && isRunning(statusOf(answer.parcel)) ? POLL_MS : null,
  );
  const read = result.kind === 'ready' && result.data.kind === 'parcel' ? result.data.parcel : null;
  const parcel = useCourierPlace(read, read?.order_id);
  return result.kind === 'ready' && parcel ? { ...result, data: { kind: 'parcel', parcel } } : result;
}
