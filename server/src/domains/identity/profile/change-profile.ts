import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Language } from '@rialto/contract/languages.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads, keepUpload } from '../../../platform/files/keep-upload.ts';
import { removeUpload } from '../../../platform/files/remove-upload.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { hashPassword } from '../account/password-hash.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { hashOf } from '../secret.ts';
import { deleteSessionsOf } from '../sessions/sessions.sql.ts';
import { checkChange, type ProfileForm } from './check-change.ts';
import { lockAccount, updateProfileRow } from './profile.sql.ts';

type Changing = { customerId: number; token: string; form: ProfileForm; picture: Buffer | null; language: Language };

/** The profile form. A new password ends every other session, and the customer is told of it. ACC-06, ACC-07. */
export async function changeProfile(deps: IdentityDeps, changing: Changing): Promise<void> {
  const { db, clock, settings } = deps;
  const { customerId, token, form, picture, language } = changing;
  const checked = await checkChange(deps, customerId, form);
  const owner = { kind: 'customer', id: customerId } as const;
  if (picture) await countUploads(deps.throttle, owner, [picture]);
  const clean = picture && (await cleanPicture(picture, 'profile'));
  const passwordHash = checked.newPassword === null ? null : await hashPassword(checked.newPassword);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, customerId);
    if (account === null) throw new RefusalError({ code: 'token_invalid' });
    const kept = clean && (await keepUpload(tx, clean, { kind: 'profile', owner, now }));
    const { fName, lName, email } = checked;
    const isDone = await updateProfileRow(tx, customerId, { fName, lName, email, passwordHash, picture: kept });
    if (!isDone) throw new RefusalError({ code: 'email_taken' });
    if (kept && account.picture) await removeUpload(tx, account.picture);
    if (passwordHash) await tellOfPassword(tx, { customerId, token, to: account.email ?? email, language, now });
  });
  if (passwordHash) settings.wakeMessaging();
}

type Telling = { customerId: number; token: string; to: string; language: Language; now: Date };

async function tellOfPassword(tx: Sql, { customerId, token, to, language, now }: Telling): Promise<void> {
  await deleteSessionsOf(tx, customerId, hashOf(token));
  await sendMessage(tx, { channel: 'email', to, kind: 'password_changed', code: null, language }, now);
}
