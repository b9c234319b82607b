import { resetPassword } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { textIn } from '../../../platform/forms/form-text.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordProblems, type NewPassword, type Problems } from './person-problems.ts';
import { useSending } from './use-sending.ts';

type Props = { resetToken: string; onDone: (message: string) => void };

export function NewPasswordForm({ resetToken, onDone }: Props) {
  const [problems, setProblems] = useState<Problems<keyof NewPassword> | null>(null);
  const { isSending, refusal, send } = useSending();
  const isWeak = refusal?.code === 'password_weak';

  function submit(form: FormData) {
    const words = { password: textIn(form, 'password'), confirm: textIn(form, 'confirm') };
    const found = passwordProblems(words);
    const isWrong = Object.keys(found).length > 0;
    setProblems(isWrong ? found : null);
    if (isWrong) return;
    void send(async () => {
      const body = { reset_token: resetToken, password: words.password };
      onDone((await callApi(resetPassword, { body })).message);
    });
  }

  return (
    <AuthForm
      onSubmit={submit}
      isSending={isSending}
      submitLabel={t('auth.set_password')}
      alert={isWeak ? null : refusal?.text}
      problems={problems ?? refusal}
    >
      <NewPasswordFields
        label={t('auth.new_password')}
        errors={{ ...problems, ...(isWeak && { password: refusal.text }) }}
      />
    </AuthForm>
  );
}
