import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads, keepUpload } from '../../../platform/files/keep-upload.ts';
import { removeUpload } from '../../../platform/files/remove-upload.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { hashPassword } from '../account/password-hash.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { hashOf } from '../secret.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { checkProfileForm, type ProfileForm } from './check-profile-form.ts';
import { lockAccount, updateProfileRow } from './profile.sql.ts';

type ProfileUpdate = {
  customerId: CustomerId;
  token: string;
  form: ProfileForm;
  picture: Buffer | null;
  language: Language;
};

/** Stores the profile form (ACC-06, ACC-07). A new password ends all other sessions and is confirmed by email. */
export async function changeProfile(deps: IdentityDeps, update: ProfileUpdate): Promise<void> {
  const { db, clock, settings } = deps;
  const { customerId, token, form, picture, language } = update;
  const checked = await checkProfileForm(deps, customerId, form);
  const owner = { kind: 'customer', id: customerId } as const;
  if (picture) await countUploads(deps.throttle, owner, [picture]);
  const clean = picture && (await cleanPicture(picture, 'profile'));
  const passwordHash = checked.newPassword === null ? null : await hashPassword(checked.newPassword);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, customerId);
    if (account === null) throw new RefusalError({ code: 'token_invalid' });
    const stored = clean && (await keepUpload(tx, clean, { kind: 'profile', owner, now }));
    const { fName, lName, email } = checked;
    const isDone = await updateProfileRow(tx, customerId, { fName, lName, email, passwordHash, picture: stored });
    if (!isDone) throw new RefusalError({ code: 'email_taken' });
    if (stored && account.picture) await removeUpload(tx, account.picture);
    if (passwordHash)
      await endOtherSessionsAndNotify(tx, { customerId, token, to: account.email ?? email, language, now });
  });
  if (passwordHash) settings.wakeMessaging();
}

type PasswordChange = { customerId: CustomerId; token: string; to: string; language: Language; now: Date };

async function endOtherSessionsAndNotify(
  tx: Sql,
  { customerId, token, to, language, now }: PasswordChange,
): Promise<void> {
  await endSessionsOf(tx, customerId, hashOf(token));
  await sendMessage(tx, { channel: 'email', to, kind: 'password_changed', code: null, language }, now);
}
