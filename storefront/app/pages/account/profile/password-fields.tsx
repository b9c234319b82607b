import { t } from '@rialto/texts/text.ts';
import { Info } from 'lucide-react';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { ProfileProblems } from './profile-problems.ts';

type Props = { hasPassword: boolean; problems: ProfileProblems };

/** A new password, confirmed with the current one. Social sign-in accounts have none (ACC-07). */
export function PasswordFields({ hasPassword, problems }: Props) {
  if (!hasPassword) {
    return (
      <p className="flex items-start gap-2.5 rounded-md bg-info-soft px-4 py-3 text-sm font-medium text-info-text">
        <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
        {t('refusal.password_of_social_account')}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-6">
      <legend className="sr-only">{t('profile.password')}</legend>
      <p className="text-lg font-semibold text-ink" aria-hidden>
        {t('profile.password')}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('profile.password_text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Input
          name="current_password"
          type="password"
          label={t('profile.current_password')}
          maxLength={128}
          autoComplete="current-password"
          error={problems.current_password}
        />
        <Input
          name="password"
          type="password"
          label={t('profile.new_password')}
          maxLength={128}
          autoComplete="new-password"
          error={problems.password}
        />
        <Input
          name="confirm_password"
          type="password"
          label={t('profile.confirm_password')}
          maxLength={128}
          autoComplete="new-password"
          error={problems.confirm_password}
        />
      </div>
    </fieldset>
  );
}
