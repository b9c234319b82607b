import { headerNames } from '@rialto/contract/http/headers.ts';
import type { OrderId, StoreId } from '@rialto/database/ids.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../app.ts';
import type { Receiver } from '../crew.ts';
import { RefusalError } from '../refuse.ts';
import { readScope } from '../http/scope.ts';
import type { Audience } from './live-event.ts';

type Courier = { id: number };
/** `storeIds` is null for staff of the whole shop. */
type Staff = { id: number; storeIds: readonly StoreId[] | null };

/** Who may open a stream. The composition fills in what domains know. */
export type LiveCallers = Pick<App, 'customerOf' | 'ownerOf'> & {
  courierOf?: (token: string) => Promise<Courier | null>;
  staffOf?: (token: string) => Promise<Staff | null>;
  /** The order of a tracking token; null if it is expired or forged. */
  trackedOrderOf?: (token: string) => Promise<OrderId | null>;
  /** The receiver of a parcel by the token of their link; null if it was revoked, replaced or has ended. */
  receiverOfLink?: (token: string) => Promise<Receiver | null>;
};

/** `owner` is whose streams are counted. */
export type LiveCaller = { owner: string; audiences: Audience[] };

const MAX_TRACKED = 5;

/** What the caller of a stream may see: by token, else by guest id; and each order of a tracking token. */
export async function liveCaller(callers: LiveCallers, headers: IncomingHttpHeaders): Promise<LiveCaller> {
  const { token } = readScope(headers);
  const guestId = textOf(headers, headerNames.guestId);
  const proofs = textOf(headers, headerNames.trackingToken)?.split(',').slice(0, MAX_TRACKED) ?? [];
  const found = await Promise.all(proofs.map((proof) => trackedBy(callers, proof.trim())));
  const tracked = found.filter((audience) => audience !== null);
  const person = await personOf(callers, { token, guestId, isTracking: proofs.length > 0 });
  const owner = person?.owner ?? tracked[0];
  if (owner === undefined) throw new RefusalError({ code: 'order_unknown' });
  return { owner, audiences: [...(person?.audiences ?? []), ...tracked] };
}

/** What a tracking token, or the link of a receiver, shows. */
async function trackedBy({ trackedOrderOf, receiverOfLink }: LiveCallers, proof: string): Promise<Audience | null> {
  const orderId = await trackedOrderOf?.(proof);
  if (orderId !== null && orderId !== undefined) return `order:${orderId}`;
  const receiver = await receiverOfLink?.(proof);
  return receiver ? `receiver:${receiver.orderId}.${receiver.version}` : null;
}

/** Whether the credentials of a stream still give the same rights. With other rights its client has to reconnect. */
export function isStillAllowed(callers: LiveCallers, headers: IncomingHttpHeaders, caller: LiveCaller) {
  // Only these are kept: a stream may live for hours, and its request has many more.
  const { token, guestId, trackingToken } = headerNames;
  const credentials = Object.fromEntries([token, guestId, trackingToken].map((name) => [name, headers[name]]));
  const rights = caller.audiences.join();
  return async (): Promise<boolean> => {
    try {
      return (await liveCaller(callers, credentials)).audiences.join() === rights;
    } catch (error) {
      if (error instanceof RefusalError) return false;
      throw error;
    }
  };
}

type Credentials = { token: string | null; guestId: string | null; isTracking: boolean };

/** Null for a visitor who only tracks an order. */
async function personOf(callers: LiveCallers, { token, guestId, isTracking }: Credentials): Promise<LiveCaller | null> {
  if (token !== null) return ownerOfToken(callers, token);
  if (guestId === null && isTracking) return null;
  const { kind, id } = await callers.ownerOf({ customerId: null, guestId });
  return { owner: `${kind}:${id}`, audiences: [`${kind}:${id}`] };
}

async function ownerOfToken(callers: LiveCallers, token: string): Promise<LiveCaller> {
  if (token.startsWith('cr_')) {
    const courier = await callers.courierOf?.(token);
    if (courier) return { owner: `courier:${courier.id}`, audiences: [`courier:${courier.id}`] };
  } else if (token.startsWith('st_')) {
    const staff = await callers.staffOf?.(token);
    if (staff) return { owner: `staff:${staff.id}`, audiences: staff.storeIds?.map(audienceOfStore) ?? ['staff'] };
  }
  const customerId = await callers.customerOf(token);
  if (customerId === null) throw new RefusalError({ code: 'token_invalid' });
  return { owner: `customer:${customerId}`, audiences: [`customer:${customerId}`] };
}

function audienceOfStore(id: StoreId): Audience {
  return `store:${id}`;
}

function textOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
