import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { isSignedIn } from '../../../platform/session/account.ts';
import { keepGuestOrder } from '../../../platform/session/guest-order.ts';
import { keepRunningOrder } from '../../../platform/session/running-order.ts';
import { dropIdempotencyKey, idempotencyKey } from './idempotency-key.ts';

export type PlacingReply = Reply<typeof placeOrder>;

/** The outcome of sending an order. */
export type Outcome =
  | { kind: 'placed'; placed: PlacingReply }
  | { kind: 'price_changed'; total: number; message: string }
  | {
      kind: 'refused';
      problems: Problem[];
      /** What the wallet can pay now, if that is why. */
      wallet?: number;
    }
  /** It is unknown whether the order arrived. A retry is safe: it uses the same key. */
  | { kind: 'lost' };

/** Sends the confirmed order with the idempotency key of its content (CHK-10). */
export async function sendOrder(content: string, send: (key: string) => Promise<PlacingReply>): Promise<Outcome> {
  try {
    const placed = await send(idempotencyKey(content));
    dropIdempotencyKey();
    keepRunningOrder(placed.order_id);
    rememberForGuest(placed);
    return { kind: 'placed', placed };
  } catch (thrown) {
    return outcomeOf(thrown);
  }
}

const unknownStatuses = new Set([408, 500, 502, 504]);

export function outcomeOf(thrown: unknown): Outcome {
  if (!(thrown instanceof CallRefused) || unknownStatuses.has(thrown.status)) return { kind: 'lost' };
  const [first] = thrown.errors;
  const total = first?.details?.['order_amount'];
  if (first?.code === 'price_changed' && typeof total === 'number')
    return { kind: 'price_changed', total, message: first.message };
  const wallet = first?.code === 'wallet_changed' ? first.details?.['wallet_amount'] : undefined;
  return {
    kind: 'refused',
    problems: thrown.errors.map(({ code, message }) => ({ code, message })),
    ...(typeof wallet === 'number' && { wallet }),
  };
}

/** Guests have no order list, so the number and phone are stored to find the order (CHK-13). */
function rememberForGuest({ order_id, contact_person_number }: PlacingReply): void {
  if (!isSignedIn() && contact_person_number) keepGuestOrder({ order_id, phone: contact_person_number });
}
