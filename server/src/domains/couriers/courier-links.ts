import type { CourierId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Courier } from '../../platform/crew.ts';
import { hashOf, newSecret } from '../identity/identity.public.ts';
import { findCourierOfLink, upsertLink } from './links.sql.ts';

const TOKEN_PREFIX = 'cr_';

/** The courier of the secret of a link, or null. */
export async function readCourierLink(db: Sql, secret: string): Promise<Courier | null> {
  return secret.startsWith(TOKEN_PREFIX) ? findCourierOfLink(db, hashOf(secret)) : null;
}

/** A new secret for a courier; the former link no longer works. Only the hash is stored. */
export async function createCourierLink(db: Sql, courierId: CourierId, now: Date): Promise<string> {
  const secret = `${TOKEN_PREFIX}${newSecret()}`;
  await upsertLink(db, courierId, hashOf(secret), now);
  return secret;
}
