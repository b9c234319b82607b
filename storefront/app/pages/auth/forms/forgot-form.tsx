import { forgetPassword } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { textIn } from '../../../platform/forms/form-text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { AuthForm } from './auth-form.tsx';
import { useSending } from './use-sending.ts';

type Props = { address: string; onCodeSent: (requestId: string, address: string) => void };

/** Requests a password reset code. The response does not reveal whether the account exists. */
export function ForgotForm({ address, onCodeSent }: Props) {
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const { isSending, refusal, send } = useSending();

  function submit(form: FormData) {
    const typed = textIn(form, 'email_or_phone').trim();
    setProblem(typed.length < 3 ? { text: t('auth.email_or_phone_missing') } : null);
    if (typed.length < 3) return;
    void send(async () => {
      const { request_id } = await callApi(forgetPassword, { body: { email_or_phone: typed } });
      onCodeSent(request_id, typed);
    });
  }

  return (
    <AuthForm onSubmit={submit} isSending={isSending} submitLabel={t('auth.send_code')} problems={problem ?? refusal}>
      <Input
        name="email_or_phone"
        label={t('auth.email_or_phone')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="auto"
        defaultValue={address}
        error={problem?.text ?? refusal?.text}
      />
    </AuthForm>
  );
}
