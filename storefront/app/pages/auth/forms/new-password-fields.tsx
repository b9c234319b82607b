import { t, type TextKey } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { PasswordField } from './password-field.tsx';
import { strengthOf, type Strength } from './password-strength.ts';

type Props = { label: string; errors: { password?: string | undefined; confirm?: string | undefined } };

/** A new password with its strength and a confirmation. */
export function NewPasswordFields({ label, errors }: Props) {
  const [strength, setStrength] = useState<Strength | null>(null);
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          name="password"
          label={label}
          autoComplete="new-password"
          hint={t(strengthWords[strength ?? 0])}
          error={errors.password}
          onChange={({ currentTarget: { value } }) => setStrength(value === '' ? null : strengthOf(value))}
        />
        {strength !== null && <Meter strength={strength} />}
      </div>
      <PasswordField
        name="confirm"
        label={t('auth.confirm_password')}
        autoComplete="new-password"
        error={errors.confirm}
      />
    </>
  );
}

const strengthWords = [
  'auth.password_hint',
  'auth.password_fair',
  'auth.password_good',
  'auth.password_strong',
] as const satisfies Record<Strength, TextKey>;

/** The strength as colours; decorative. */
function Meter({ strength }: { strength: Strength }) {
  const tone = ['bg-danger', 'bg-warning', 'bg-success', 'bg-success'][strength];
  return (
    <div className="flex gap-1.5" aria-hidden>
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          className={classNames('h-1 flex-1 rounded-full', step <= Math.max(strength, 1) ? tone : 'bg-wash-strong')}
        />
      ))}
    </div>
  );
}
