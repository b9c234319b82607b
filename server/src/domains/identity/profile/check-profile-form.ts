import type { CustomerId } from '@rialto/database/ids.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { checkNames } from '../account/check-names.ts';
import { checkPassword } from '../account/check-password.ts';
import { passwordMatches } from '../account/password-hash.ts';
import { normalEmail, normalPhone } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { passwordMisses } from '../limits.ts';
import { findOwnAccount, type OwnAccount } from './profile.sql.ts';

export type ProfileForm = {
  fName: string;
  lName: string;
  phone: string | undefined;
  email: string;
  password: string;
  confirmPassword: string;
  currentPassword: string;
};

export type ProfileChange = { fName: string; lName: string; email: string; newPassword: string | null };

/** Validates the profile form and returns the change to store. */
export async function checkProfileForm(
  deps: IdentityDeps,
  customerId: CustomerId,
  form: ProfileForm,
): Promise<ProfileChange> {
  const account = await findOwnAccount(deps.db, customerId);
  if (account === null) throw new RefusalError({ code: 'token_invalid' });
  const { fName, lName } = checkNames(form);
  await checkPhone(deps, form.phone, account);
  const email = checkEmail(form.email);
  const newPassword = form.password === '' ? null : form.password;
  if (newPassword !== null) await checkNewPassword(newPassword, form, account);
  // The email can be used to reset the password, so changing it needs the current password too.
  const needsPassword = newPassword !== null || (email !== account.email && account.email !== null);
  if (needsPassword && account.passwordHash !== null)
    await requireCurrentPassword(deps, customerId, form.currentPassword, account);
  return { fName, lName, email, newPassword };
}

async function checkPhone({ settings }: IdentityDeps, phone: string | undefined, account: OwnAccount): Promise<void> {
  if (phone === undefined) return;
  if (phone.trim() === '') throw new RefusalError({ code: 'profile_phone_required' });
  const { country } = await settings.shop();
  if (normalPhone(phone, country) !== account.phone) throw new RefusalError({ code: 'phone_fixed' });
}

function checkEmail(typed: string): string {
  if (typed.trim() === '') throw new RefusalError({ code: 'email_required' });
  const email = normalEmail(typed);
  if (email === null) throw new RefusalError({ code: 'email_invalid' });
  return email;
}

async function checkNewPassword(password: string, form: ProfileForm, account: OwnAccount): Promise<void> {
  if (account.passwordHash === null) throw new RefusalError({ code: 'password_of_social_account' });
  if (password !== form.confirmPassword) throw new RefusalError({ code: 'passwords_differ' });
  await checkPassword(password, [account.phone, account.email, form.fName, form.lName]);
}

/** Requires the current password, so that a stolen token cannot take over the account. */
async function requireCurrentPassword(
  { throttle }: IdentityDeps,
  customerId: CustomerId,
  current: string,
  account: OwnAccount,
): Promise<void> {
  const key = `account ${customerId}`;
  await throttle.attempt(passwordMisses, key);
  if (!(await passwordMatches(account.passwordHash, current)))
    throw new RefusalError({ code: 'current_password_wrong' });
  await throttle.clear(passwordMisses, key);
}
