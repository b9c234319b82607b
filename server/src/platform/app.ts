import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyInstance } from 'fastify';
import type { Courier, Receiver, Staff } from './crew.ts';
import type { ExistingIds } from './http/known-scope.ts';
import type { SharedReplySender } from './http/shared-replies.ts';
import type { ViewerSource } from './http/viewer.ts';
import type { NewGuest, Owner } from './owner.ts';
import type { Throttle } from './throttle/throttle.ts';

/** The dependencies that every domain's routes receive. */
export type App = ViewerSource & {
  http: FastifyInstance;
  db: Sql;
  throttle: Throttle;
  /** Calls back when rows of a table (`*`: of any) changed on any node, and after a lost database connection. */
  onChange: (table: string, invalidate: () => void) => void;
  /** Sends replies that visitors share. */
  sendShared: SharedReplySender;
  knownIds: ExistingIds;
  /** The customer of a token, or null. The composition provides it, because the platform imports no domain. */
  customerOf: (token: string) => Promise<number | null>;
  /** The owner of a call: the signed-in customer, else the guest. Refuses a guest id that was never issued. */
  ownerOf: (who: { customerId: CustomerId | null; guestId: string | null }) => Promise<Owner>;
  /** A guest for a visitor at a network address; refuses too many. Stored by `insertGuest`. */
  newGuest: (ip: string) => NewGuest;
  insertGuest: (tx: Sql, guest: NewGuest) => Promise<void>;
  /** The courier of the secret of a link, or null. */
  courierOf: (token: string) => Promise<Courier | null>;
  /** The member of staff of a token, or null. Refuses a session whose code of the second factor is missing, unless it may. */
  staffOf: (token: string, mayLackCode?: boolean) => Promise<Staff | null>;
  /** The receiver of a parcel by the token of their link; refuses unknown and ended links, and limits guesses by address. */
  receiverOf: (token: string | null, ip: string) => Promise<Receiver>;
};
