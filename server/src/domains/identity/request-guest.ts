import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { insertGuest } from './identity.sql.ts';
import { hashOf } from './secret.ts';

const GUEST_ID_BYTES = 24;

/** A guest id gives access to a cart and orders, so it is long, random and stored only as a hash (trust.md D1). */
export async function requestGuest(db: Sql, now: Date): Promise<string> {
  const guestId = randomBytes(GUEST_ID_BYTES).toString('base64url');
  await insertGuest(db, newId(), hashOf(guestId), now);
  return guestId;
}
