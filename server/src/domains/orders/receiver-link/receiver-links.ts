import type { OrderId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import type { Receiver } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit } from '../../../platform/throttle/throttle.ts';
import { openOrderSecrets } from '../order-secrets.ts';
import { findLinkState, type LinkState } from './link-state.sql.ts';

const HOUR_MS = 3_600_000;
/** The receiver can still see for a while that the parcel has arrived. */
const ENDED_LINK_MS = HOUR_MS;
const wrongTokens: Limit = { name: 'receiver link', most: 30, perMs: HOUR_MS, kind: 'guard' };

/** The links of the receivers of parcels (PAR-04). */
export type ReceiverLinks = {
  /** For the calls of the receiver. A forged token counts against the network address; a revoked one does not. */
  require(token: string | null, ip: string): Promise<Receiver>;
  /** For the stream; null if the link was revoked or has ended. */
  find(token: string): Promise<Receiver | null>;
  urlOf(receiver: Receiver): Promise<string>;
};

type Deps = Pick<App, 'db' | 'clock' | 'throttle'> & { publicUrl: string };

export function openReceiverLinks({ db, clock, throttle, publicUrl }: Deps): ReceiverLinks {
  const secrets = openOrderSecrets(db);
  return {
    async require(token, ip) {
      const receiver = token === null ? null : await secrets.readReceiverToken(token);
      if (!receiver) {
        if (token !== null) await throttle.attempt(wrongTokens, ip);
        throw new RefusalError({ code: 'receiver_link_unknown' });
      }
      const link = await findLinkState(db, receiver.orderId);
      if (link?.linkVersion !== receiver.version) throw new RefusalError({ code: 'receiver_link_unknown' });
      if (hasEnded(link, clock())) throw new RefusalError({ code: 'receiver_link_ended' });
      return receiver;
    },
    async find(token) {
      const receiver = await secrets.readReceiverToken(token);
      const link = receiver && (await findLinkState(db, receiver.orderId));
      return link && link.linkVersion === receiver.version && !hasEnded(link, clock()) ? receiver : null;
    },
    // Browsers do not send the fragment to servers, so the token is in no log.
    urlOf: async (receiver) => new URL(`/receive#${await secrets.receiverToken(receiver)}`, publicUrl).href,
  };
}

function hasEnded({ endedAt }: LinkState, now: Date): boolean {
  return endedAt !== null && now.getTime() >= endedAt.getTime() + ENDED_LINK_MS;
}

/** The link that the sender sees while the parcel is under way. */
export async function linkOf(
  links: Pick<ReceiverLinks, 'urlOf'>,
  { orderId, version }: { orderId: OrderId; version: number | null },
): Promise<string | null> {
  return version === null ? null : links.urlOf({ orderId, version });
}
