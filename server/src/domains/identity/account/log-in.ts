import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { contactOf } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { signInMisses, signInMissesPerIp } from '../limits.ts';
import { startSession } from '../sessions/start-session.ts';
import { findAccount } from './accounts.sql.ts';
import { passwordMatches } from './password-hash.ts';

type LogInForm = { emailOrPhone: string; password: string; isRemembered: boolean };

/** Response, timing and throttling are the same whether or not the account exists (trust.md T44, T45). */
export async function logIn(
  { db, clock, throttle, settings }: IdentityDeps,
  { emailOrPhone, password, isRemembered }: LogInForm,
  origin: RequestOrigin,
): Promise<{ token: string; isPhoneVerified: boolean }> {
  const { country } = await settings.shop();
  const contact = contactOf(emailOrPhone, country);
  const account = contact && (await findAccount(db, contact));
  const key = account ? `account ${account.id}` : `nobody ${contact?.value ?? emailOrPhone}`;
  await throttle.attemptBoth({ limit: signInMisses, key }, { limit: signInMissesPerIp, key: origin.ip });

  const isRight = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new RefusalError({ code: 'credentials_wrong' });
  await throttle.clear(signInMisses, key);
  await throttle.uncount(signInMissesPerIp, origin.ip);
  if (account.status !== 'active') throw new RefusalError({ code: 'account_inactive' });

  const now = clock();
  const token = await inTransaction(db, (tx) =>
    startSession(tx, { customerId: account.id, origin, now, isRemembered, hooks: settings.hooks }),
  );
  return { token, isPhoneVerified: account.isPhoneVerified };
}
