import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { deviceName } from '../device-name.ts';
import { findGuest } from '../identity.sql.ts';
import type { AccountHooks } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf, newSecret } from '../secret.ts';
import { idleUntil, lastingUntil } from './session-times.ts';
import { insertSession } from './sessions.sql.ts';

type Starting = { customerId: number; origin: RequestOrigin; now: Date; isRemembered?: boolean; hooks: AccountHooks };

/** A new token for a customer, never one that was there before, and the guest's cart moves along (CRT-10). */
export async function startSession(tx: Sql, starting: Starting): Promise<string> {
  const { customerId, origin, now, isRemembered = true, hooks } = starting;
  const token = newSecret();
  await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hashOf(token),
    customerId,
    device: deviceName(origin.userAgent),
    now,
    idleUntil: idleUntil(now),
    endsAt: lastingUntil(now, isRemembered),
  });
  const guest = origin.guestId ? await findGuest(tx, hashOf(origin.guestId)) : null;
  if (guest !== null) await hooks.onSignedIn(tx, { customerId, guestId: guest.id });
  return token;
}
