import { createCaller } from '@rialto/api-client/caller.ts';
import { readReceivedParcel, wishHandover } from '@rialto/contract/calls/parcels.ts';
import type { Body, Reply } from '@rialto/contract/http/endpoint.ts';
import { isRefusedAs } from '../../platform/api/is-refused-as.ts';
import { offerTrackingToken } from '../../platform/live/live.ts';
import type { Query } from '../../platform/query/query.ts';
import { deviceScope } from '../../platform/session/device-scope.ts';

export type ParcelReply = Reply<typeof readReceivedParcel>;
export type HandoverRequest = Body<typeof wishHandover>;
/** A refusal is an answer too: it replaces what an earlier answer showed. */
export type Answer = { kind: 'parcel'; parcel: ParcelReply } | { kind: 'refused'; reason: 'unknown' | 'ended' };

/** The link stands for the caller, also on the device of a customer. */
function callerOf(token: string) {
  return createCaller({ fetch: (url, init) => fetch(url, init), scope: () => ({ ...deviceScope(), token }) });
}

export const receivedQuery = (token: string): Query<Answer> => ({
  // Below `orders`, so that live events of the order read it again.
  key: ['orders', 'received', token],
  fetch: (signal) => fetchReceived(token, signal),
  cacheMs: 0,
});

async function fetchReceived(token: string, signal: AbortSignal): Promise<Answer> {
  try {
    const parcel = await callerOf(token)(readReceivedParcel, { signal });
    if (parcel.tracking_token !== null) offerTrackingToken(parcel.order_id, parcel.tracking_token, true);
    return { kind: 'parcel', parcel };
  } catch (thrown) {
    if (isRefusedAs(thrown, 'receiver_link_unknown')) return { kind: 'refused', reason: 'unknown' };
    if (isRefusedAs(thrown, 'receiver_link_ended')) return { kind: 'refused', reason: 'ended' };
    throw thrown;
  }
}

export async function sendWish(token: string, body: HandoverRequest): Promise<void> {
  await callerOf(token)(wishHandover, { body });
}
