import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import { deleteMessagesTo } from '../../../platform/messaging/delete-messages.ts';
import { deleteKeysOf } from '../../../platform/idempotency/delete-keys-of.ts';
import { removeUploadsOf } from '../../../platform/files/remove-upload.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { keepUsedBenefits } from '../account/used-benefits.ts';
import { deleteCodeRequestsOf } from '../codes/codes.sql.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { deleteDevicesOf } from '../sessions/devices.sql.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { deleteSocialDataOf } from '../social/social.sql.ts';
import { eraseCustomer, lockAccount } from './profile.sql.ts';

/**
 * Ends every session and erases personal data, so that phone and email are free for a new account (ACC-08, trust.md D11).
 * Refused while an order is active, or money is left that the customer does not give up.
 */
export async function removeAccount(
  { db, clock, settings }: IdentityDeps,
  { customerId, givesUpWallet }: { customerId: CustomerId; givesUpWallet: boolean },
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, customerId);
    if (account === null) throw new RefusalError({ code: 'token_invalid' });
    await settings.hooks.beforeDeletion(tx, customerId);
    await keepUsedBenefits(tx, { customerId, phone: account.phone }, settings.hooks);
    await settings.hooks.onDeleted(tx, { id: customerId, email: account.email, givesUpWallet, now });
    await endSessionsOf(tx, customerId);
    await deleteDevicesOf(tx, customerId);
    await deleteCodeRequestsOf(tx, customerId, account);
    await deleteMessagesTo(tx, [account.phone, account.email]);
    await deleteKeysOf(tx, { kind: 'customer', id: customerId });
    await deleteSocialDataOf(tx, customerId, account.email);
    await eraseCustomer(tx, customerId, now);
    await removeUploadsOf(tx, customerId);
  });
}
