import type { Profile } from '@rialto/contract/calls/account/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { nameOf } from '../../../words/name-of.ts';
import { useRef, type FormEvent } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The customer's data. Typed values stay in the form until it is saved (ACC-06). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useRef<HTMLFormElement>(null);
  const { photo, setPhoto, problems, isSaving, savedCount, save } = useProfileForm(profile);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const isSaved = await save(new FormData(event.currentTarget));
    // Wait until the problems are rendered.
    if (!isSaved) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <PhotoField
        name={nameOf(profile)}
        src={profile.image_full_url}
        photo={photo}
        onPhoto={setPhoto}
        error={problems.image}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          name="f_name"
          label={t('profile.first_name')}
          required
          maxLength={80}
          autoComplete="given-name"
          defaultValue={profile.f_name}
          error={problems.f_name}
        />
        <Input
          name="l_name"
          label={t('profile.last_name')}
          required
          maxLength={80}
          autoComplete="family-name"
          defaultValue={profile.l_name}
          error={problems.l_name}
        />
        <Input
          label={t('profile.phone')}
          dir="ltr"
          readOnly
          className="[&>span]:border-hairline [&>span]:bg-sunken"
          value={profile.phone}
          hint={t('profile.phone_fixed')}
          error={problems.phone}
        />
        <Input
          name="email"
          type="email"
          label={t('profile.email')}
          required
          dir="ltr"
          maxLength={255}
          autoComplete="email"
          defaultValue={profile.email ?? ''}
          error={problems.email}
        />
      </div>
      <PasswordFields key={savedCount} hasPassword={profile.has_password === 1} problems={problems} />
      <Button type="submit" size="lg" isLoading={isSaving} className="self-start max-sm:self-stretch">
        {t('profile.update')}
      </Button>
    </form>
  );
}
