import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { changeProfile, updateProfile, type Profile } from '@rialto/contract/calls/account/profile.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { problemsOfRefusal, profileProblems, type ProfileProblems, type ProfileWords } from './profile-problems.ts';
import { refreshProfile } from '../../../features/account/profile.ts';

/** Sends the profile form and shows problems at their fields. */
export function useProfileForm(profile: Profile) {
  const [photo, setPhoto] = useState<File | null>(null);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [isSaving, setSaving] = useState(false);
  // Clears the password fields after saving.
  const [savedCount, setSavedCount] = useState(0);

  async function save(form: FormData): Promise<boolean> {
    const words = wordsIn(form, profile);
    const found = profileProblems(words, { email: profile.email, hasPassword: profile.has_password === 1 });
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    setSaving(true);
    try {
      const { message } = await send(words, photo);
      toasts.show({ kind: 'success', text: message });
      await refreshProfile();
      setPhoto(null);
      setSavedCount((count) => count + 1);
      return true;
    } catch (thrown) {
      const refused = thrown instanceof CallRefused ? problemsOfRefusal(thrown.errors) : null;
      if (refused) setProblems(refused);
      else showErrors(thrown);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { photo, setPhoto, problems, isSaving, savedCount, save };
}

/** The password is sent only if one was typed (ACC-06). */
function send(words: ProfileWords, photo: File | null): Promise<{ message: string }> {
  const { password, confirm_password, current_password, ...plain } = words;
  const body = {
    ...plain,
    ...(password !== '' && { password, confirm_password }),
    ...(current_password !== '' && { current_password }),
  };
  return photo ? callApi(updateProfile, { body, files: { image: [photo] } }) : callApi(changeProfile, { body });
}

function wordsIn(form: FormData, { phone }: Profile): ProfileWords {
  const text = (field: keyof ProfileWords) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    f_name: text('f_name').trim(),
    l_name: text('l_name').trim(),
    phone,
    email: text('email').trim(),
    current_password: text('current_password'),
    password: text('password'),
    confirm_password: text('confirm_password'),
  };
}
