import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { deviceName } from '../device-name.ts';
import { findGuest } from '../identity.sql.ts';
import type { AccountHooks } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf, newSecret } from '../secret.ts';
import { idleUntil, expiresAt } from './session-times.ts';
import { saveDevice } from './devices.sql.ts';
import { insertSession } from './sessions.sql.ts';

type SessionStart = {
  customerId: CustomerId;
  origin: RequestOrigin;
  now: Date;
  isRemembered?: boolean;
  hooks: AccountHooks;
};

/** Creates a session with a new token, remembers its browser, and moves the guest's cart to the customer (CRT-10). */
export async function startSession(tx: Sql, start: SessionStart): Promise<string> {
  const { customerId, origin, now, isRemembered = true, hooks } = start;
  const token = newSecret();
  await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hashOf(token),
    customerId,
    device: deviceName(origin.userAgent),
    now,
    idleUntil: idleUntil(now),
    endsAt: expiresAt(now, isRemembered),
  });
  await saveDevice(tx, customerId, hashOf(origin.device.keep()), now);
  const guest = origin.guestId ? await findGuest(tx, hashOf(origin.guestId)) : null;
  if (guest !== null) await hooks.onSignedIn(tx, { customerId, guestId: guest.id });
  return token;
}
