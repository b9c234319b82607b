import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Owner } from './owner.ts';
import type { Throttle } from './throttle/throttle.ts';

/** What every domain's routes are given. */
export type App = {
  http: FastifyInstance;
  db: Sql;
  clock: Clock;
  throttle: Throttle;
  /** Where pictures are served from, with a trailing slash. */
  mediaUrl: string;
  /** Calls back when rows of a table changed, on this node or another, and after the database was away. */
  onChange: (table: string, forget: () => void) => void;
  /** Whose token this is, or null. Filled in by the composition, because it is not the platform's to know. */
  customerOf: (token: string) => Promise<number | null>;
  /** Who a call belongs to: the customer where there is one, else the guest; refuses a guest id nobody was given. */
  ownerOf: (who: { customerId: number | null; guestId: string | null }) => Promise<Owner>;
};
