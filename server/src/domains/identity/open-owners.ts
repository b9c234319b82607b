import { newId } from '@rialto/database/new-id.ts';
import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { limitOf } from '../../platform/http/limits.ts';
import { RequestCounts } from '../../platform/http/request-counts.ts';
import type { NewGuest, Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findGuest, insertGuest, touchGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

/** Updating once a day is enough, because guests are deleted after 90 days. */
const TOUCH_AFTER_MS = 86_400_000;
/** About as long as filling a cart takes. A guest seen within a day is not deleted before then, on any node. */
const TTL_MS = 600_000;
const GUEST_ID_BYTES = 24;

/** Resolves the owner of a request: the customer, else the guest. An unknown guest id is refused (trust.md D1, D6). */
export function openOwners(
  db: Sql,
  clock: Clock,
  { hasRequestLimits }: { hasRequestLimits: boolean },
): Pick<App, 'ownerOf' | 'newGuest' | 'insertGuest'> {
  const guests = ttlCache<Owner>(clock, { ttlMs: TTL_MS });
  const counts = new RequestCounts();
  return {
    async ownerOf({ customerId, guestId }) {
      if (customerId !== null) return { kind: 'customer', id: customerId };
      if (!guestId) throw new RefusalError({ code: 'guest_unknown' });
      const idHash = hashOf(guestId);
      return guests.read(idHash.toString('base64'), () => readGuest(db, idHash, clock()));
    },
    newGuest(ip) {
      if (hasRequestLimits) countNewGuest(counts, ip);
      return createGuest();
    },
    async insertGuest(tx, { id, secret }) {
      const idHash = hashOf(secret);
      await insertGuest(tx, id, idHash, clock());
      // The next call of the guest need not look them up.
      const remember = () => void guests.read(idHash.toString('base64'), async () => ({ kind: 'guest', id }));
      afterCommit(tx, remember);
    },
  };
}

/** A guest id gives access to a cart and orders, so it is long, random and stored only as a hash (trust.md D1). */
export function createGuest(): NewGuest {
  return { id: newId(), secret: randomBytes(GUEST_ID_BYTES).toString('base64url') };
}

/** As many as one address may request (trust.md, default limits). */
function countNewGuest(counts: RequestCounts, ip: string): void {
  const { max, timeWindow } = limitOf('guest');
  const { count, leftSeconds } = counts.add(ip, timeWindow);
  if (count > max) throw new RefusalError({ code: 'too_many_requests' }, leftSeconds);
}

async function readGuest(db: Sql, idHash: Buffer, now: Date): Promise<Owner> {
  const guest = await findGuest(db, idHash);
  const isStale = guest !== null && now.getTime() - guest.seenAt.getTime() > TOUCH_AFTER_MS;
  if (guest === null || (isStale && !(await touchGuest(db, guest.id, now))))
    throw new RefusalError({ code: 'guest_unknown' });
  return { kind: 'guest', id: guest.id };
}
