import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

type Credentials = { customerId: number | null; guestId: string | null | undefined };

/** Who owns what a call is about. A customer is never also a guest; an id nobody was given is refused (trust.md D1, D6). */
export async function readOwner(db: Sql, { customerId, guestId }: Credentials): Promise<Owner> {
  if (customerId !== null) return { kind: 'customer', id: customerId };
  const id = guestId ? await findGuest(db, hashOf(guestId)) : null;
  if (id === null) throw new RefusalError({ code: 'guest_unknown' });
  return { kind: 'guest', id };
}
