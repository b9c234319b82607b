import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { deviceName } from '../device-name.ts';
import { findGuest } from '../identity.sql.ts';
import type { AccountHooks, Visit } from '../identity-settings.ts';
import { hashOf, newSecret } from '../secret.ts';
import { idleUntil, lastingUntil } from './session-times.ts';
import { insertSession } from './sessions.sql.ts';

type Starting = { customerId: number; visit: Visit; now: Date; isRemembered?: boolean; hooks: AccountHooks };

/** A new token for a customer, never one that was there before, and the guest's cart moves along (CRT-10). */
export async function startSession(tx: Sql, starting: Starting): Promise<string> {
  const { customerId, visit, now, isRemembered = true, hooks } = starting;
  const token = newSecret();
  await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hashOf(token),
    customerId,
    device: deviceName(visit.userAgent),
    now,
    idleUntil: idleUntil(now),
    endsAt: lastingUntil(now, isRemembered),
  });
  const guest = visit.guestId ? await findGuest(tx, hashOf(visit.guestId)) : null;
  if (guest !== null) await hooks.onSignedIn(tx, { customerId, guestId: guest.id });
  return token;
}
