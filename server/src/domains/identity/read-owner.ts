import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findGuest, touchGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

type Credentials = { customerId: number | null; guestId: string | null | undefined };

/** Not on every request: guests are forgotten after months. */
const TOUCH_AFTER_MS = 86_400_000;

/** Who owns what a call is about. A customer is never also a guest; an id nobody was given is refused (trust.md D1, D6). */
export async function readOwner(db: Sql, now: Date, { customerId, guestId }: Credentials): Promise<Owner> {
  if (customerId !== null) return { kind: 'customer', id: customerId };
  const guest = guestId ? await findGuest(db, hashOf(guestId)) : null;
  const isStale = guest !== null && now.getTime() - guest.seenAt.getTime() > TOUCH_AFTER_MS;
  if (guest === null || (isStale && !(await touchGuest(db, guest.id, now))))
    throw new RefusalError({ code: 'guest_unknown' });
  return { kind: 'guest', id: guest.id };
}
