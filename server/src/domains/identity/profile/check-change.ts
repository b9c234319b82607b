import { RefusalError } from '../../../platform/refuse.ts';
import { checkPassword } from '../account/check-password.ts';
import { passwordFits } from '../account/password-hash.ts';
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

export type CheckedChange = { fName: string; lName: string; email: string; newPassword: string | null };

/** What the form may change, in the words of the form. */
export async function checkChange(deps: IdentityDeps, customerId: number, form: ProfileForm): Promise<CheckedChange> {
  const account = await findOwnAccount(deps.db, customerId);
  if (account === null) throw new RefusalError({ code: 'token_invalid' });
  const [fName, lName] = [form.fName.trim(), form.lName.trim()];
  if (fName === '') throw new RefusalError({ code: 'f_name_required' });
  if (lName === '') throw new RefusalError({ code: 'l_name_required' });
  await checkPhone(deps, form.phone, account);
  const email = checkEmail(form.email);
  const newPassword = form.password === '' ? null : form.password;
  if (newPassword !== null) await checkNewPassword(newPassword, form, account);
  // The mailbox is where a lost password is found again, so a new one is as much as a new password.
  const needsProof = newPassword !== null || (email !== account.email && account.email !== null);
  if (needsProof && account.passwordHash !== null) await proveOwner(deps, customerId, form.currentPassword, account);
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

/** A token that was stolen cannot change the way back into the account. */
async function proveOwner(
  { throttle }: IdentityDeps,
  customerId: number,
  current: string,
  account: OwnAccount,
): Promise<void> {
  const key = `account ${customerId}`;
  await throttle.attempt(passwordMisses, key);
  if (!(await passwordFits(account.passwordHash, current))) throw new RefusalError({ code: 'current_password_wrong' });
  await throttle.clear(passwordMisses, key);
}
