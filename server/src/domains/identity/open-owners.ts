import type { Sql } from '@rialto/database/sql.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findGuest, touchGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

type Credentials = { customerId: number | null; guestId: string | null | undefined };

/** Updating once a day is enough, because guests are deleted after 90 days. */
const TOUCH_AFTER_MS = 86_400_000;
/** About as long as filling a cart takes. A guest seen within a day is not deleted before then, on any node. */
const TTL_MS = 600_000;

/** Resolves the owner of a request: the customer, else the guest. An unknown guest id is refused (trust.md D1, D6). */
export function openOwners(db: Sql, clock: Clock): (credentials: Credentials) => Promise<Owner> {
  const guests = ttlCache<Owner>(clock, { ttlMs: TTL_MS });
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
