import type { Sql } from '@rialto/database/sql.ts';
import { cached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findGuest, touchGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

type Credentials = { customerId: number | null; guestId: string | null | undefined };

/** Not on every request: guests are forgotten after months. */
const TOUCH_AFTER_MS = 86_400_000;
/** As long as somebody fills a cart. Who was seen this day is not forgotten before then, on any node. */
const KNOWN_FOR_MS = 600_000;
/** About 250 bytes each. More than come by in that time to a busy node, or every call of a rush would ask the database. */
const MOST_KNOWN = 50_000;

/** Who owns what a call is about. A customer is never also a guest; an id nobody was given is refused (trust.md D1, D6). */
export function openOwners(db: Sql, clock: Clock): (who: Credentials) => Promise<Owner> {
  const guests = cached<Owner>(clock, KNOWN_FOR_MS, MOST_KNOWN);
  return async ({ customerId, guestId }) => {
    if (customerId !== null) return { kind: 'customer', id: customerId };
    if (!guestId) throw new RefusalError({ code: 'guest_unknown' });
    const idHash = hashOf(guestId);
    return guests.read(idHash.toString('base64'), () => readGuest(db, idHash, clock()));
  };
}

async function readGuest(db: Sql, idHash: Buffer, now: Date): Promise<Owner> {
  const guest = await findGuest(db, idHash);
  const isStale = guest !== null && now.getTime() - guest.seenAt.getTime() > TOUCH_AFTER_MS;
  if (guest === null || (isStale && !(await touchGuest(db, guest.id, now))))
    throw new RefusalError({ code: 'guest_unknown' });
  return { kind: 'guest', id: guest.id };
}
