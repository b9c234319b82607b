import { logIn } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { textIn } from '../../../platform/forms/form-text.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { storedGuest } from '../../../platform/session/guest.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { AuthForm } from './auth-form.tsx';
import { DemoHint } from './demo-hint.tsx';
import { PasswordField } from './password-field.tsx';
import { signInProblems, type SignInProblems } from './sign-in-problems.ts';
import { useSending } from './use-sending.ts';

type Props = {
  /** The path of the password reset. */
  forgotPath: string;
  isDemo: boolean;
  onSignedIn: (token: string) => void;
};

/** By phone or email and password (ACC-02). The guest's cart moves to the account. */
export function SignInForm({ forgotPath, isDemo, onSignedIn }: Props) {
  const [problems, setProblems] = useState<SignInProblems | null>(null);
  const { isSending, refusal, send } = useSending();
  const fields = useRef<HTMLDivElement>(null);

  function submit(form: FormData) {
    const words = { email_or_phone: textIn(form, 'email_or_phone').trim(), password: textIn(form, 'password') };
    const found = signInProblems(words);
    setProblems(found);
    if (found) return;
    const remember = form.has('remember');
    void send(async () => {
      const { token } = await callApi(logIn, { body: { ...words, remember, ...storedGuest() } });
      onSignedIn(token);
    });
  }

  return (
    <>
      {isDemo && <DemoHint fields={fields} />}
      <AuthForm
        onSubmit={submit}
        isSending={isSending}
        submitLabel={t('shell.sign_in')}
        alert={refusal?.text}
        problems={problems}
      >
        <div ref={fields} className="flex flex-col gap-4">
          <Input
            name="email_or_phone"
            label={t('auth.email_or_phone')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            dir="auto"
            error={problems?.email_or_phone}
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={problems?.password}
          />
        </div>
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label={t('auth.remember')} defaultChecked />
          <Link to={forgotPath} className="touch-area text-md font-semibold text-accent-text hover:underline">
            {t('auth.forgot')}
          </Link>
        </div>
      </AuthForm>
    </>
  );
}
