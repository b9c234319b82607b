import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { AccountHooks } from '../identity-settings.ts';
import { findPhoneHashKey, insertDeletedPhone, takeDeletedPhone } from './deleted-phones.sql.ts';
import { hashPhone } from './password-hash.ts';

type Person = { customerId: CustomerId; phone: string };

/** Keeps the used benefits of a deleted account under a hash of its phone (trust.md D11). Nothing used, nothing kept. */
export async function keepUsedBenefits(
  tx: Sql,
  { customerId, phone }: Person,
  hooks: Pick<AccountHooks, 'readUsedBenefits'>,
): Promise<void> {
  const used = await hooks.readUsedBenefits(tx, customerId);
  if (!used.hasOrdered && used.couponUses.length === 0) return;
  await insertDeletedPhone(tx, await hashPhone(phone, await findPhoneHashKey(tx)), used);
}

/** Gives a new account the used benefits of its phone, which are then no longer kept apart. False if it has none. */
export async function restoreUsedBenefits(
  tx: Sql,
  { customerId, phone }: Person,
  hooks: Pick<AccountHooks, 'onPhoneReturned'>,
  now: Date,
): Promise<boolean> {
  const used = await takeDeletedPhone(tx, await hashPhone(phone, await findPhoneHashKey(tx)));
  if (used) await hooks.onPhoneReturned(tx, customerId, used, now);
  return used !== null;
}
