import { signInStaff } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { EntryFrame } from '../../cards/entry-frame.tsx';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { SecretPassword } from '../../cards/secret-password.tsx';
import { formTexts } from '../../platform/form-texts.ts';
import { queryClient } from '../../platform/query.ts';
import { sessionToken, startSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

/** Email and password. Afterwards the page that was asked for. */
export function SignInPage() {
  const token = useStore(sessionToken);
  const location = useLocation() as { state: { from?: string } | null };
  const from = location.state?.from ?? '/';
  if (token !== null) return <Navigate to={from} replace />;
  return (
    <EntryFrame title={t('console.access_sign_in_title')} text={t('console.access_sign_in_text')}>
      <SignInForm />
    </EntryFrame>
  );
}

function SignInForm() {
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(signInStaff, {
    onDone: ({ token }) => {
      queryClient.clear();
      startSession(token);
    },
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const { email = '', password = '' } = formTexts(event.currentTarget);
    run({ body: { email, password } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormFault text={fault} />
      <Input label={t('console.access_email')} name="email" type="email" autoComplete="username" dir="ltr" required />
      <SecretPassword label={t('console.access_password')} name="password" autoComplete="current-password" />
      <Button type="submit" isFull isLoading={isRunning}>
        {t('console.access_sign_in')}
      </Button>
      <p className="text-sm text-ink-soft">{t('console.access_forgotten')}</p>
    </form>
  );
}
