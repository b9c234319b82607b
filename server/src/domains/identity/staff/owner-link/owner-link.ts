import type { Sql } from '@rialto/database/sql.ts';
import { hashOf, newSecret } from '../../secret.ts';
import { hasOwner, replaceOwnerLink } from './owner-link.sql.ts';

const RETURN_LINK_MS = 24 * 3_600_000;

/** The path of the page behind the link; the secret is not sent to the server with the page. */
const pathOf = (secret: string) => `/console/owner#${secret}`;

/** For the start of a shop: a link that works until it is used or replaced; null if the shop has an owner. */
export async function openOwnerLink(db: Sql, now: Date): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const secret = newSecret();
  await replaceOwnerLink(db, { secretHash: hashOf(secret), now, endsAt: null });
  return pathOf(secret);
}

/** For somebody at the machine, also if the shop has an owner: a link that works once within a day. */
export async function renewOwnerLink(db: Sql, now: Date): Promise<string> {
  const secret = newSecret();
  const endsAt = new Date(now.getTime() + RETURN_LINK_MS);
  await replaceOwnerLink(db, { secretHash: hashOf(secret), now, endsAt });
  return pathOf(secret);
}
