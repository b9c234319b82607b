import { signUp } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../platform/api/api.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { AuthForm } from './auth-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PersonFields, ReferralField } from './person-fields.tsx';
import { fieldOfRefusal } from './person-problems.ts';
import { readSignUp, type SignUpProblems, type SignUpWords } from './read-sign-up.ts';
import { useSending } from './use-sending.ts';

type Props = {
  /** Values typed before, for coming back from the code step. */
  words: SignUpWords | null;
  onSignedIn: (token: string) => void;
  onCodeSent: (requestId: string, words: SignUpWords) => void;
};

/** Creates an account (ACC-01), with a code step if the shop verifies contacts. */
export function SignUpForm({ words, onSignedIn, onCodeSent }: Props) {
  const [search] = useSearchParams();
  const [problems, setProblems] = useState<SignUpProblems | null>(null);
  const { isSending, refusal, send } = useSending();
  const refusedField = fieldOfRefusal(refusal?.code ?? null);
  const shown: SignUpProblems = { ...problems, ...(refusal && refusedField && { [refusedField]: refusal.text }) };

  function submit(form: FormData) {
    const read = readSignUp(form);
    setProblems(read.problems);
    if (read.problems) return;
    const { confirm: _, ...body } = read.words;
    void send(async () => {
      const { token, request_id } = await callApi(signUp, { body: { ...body, ...storedGuest() } });
      if (token) onSignedIn(token);
      else if (request_id) onCodeSent(request_id, read.words);
    });
  }

  return (
    <AuthForm
      onSubmit={submit}
      isSending={isSending}
      submitLabel={t('account.sign_up')}
      alert={refusedField ? null : refusal?.text}
      problems={problems ?? refusal}
    >
      <PersonFields problems={shown} {...(words && { known: words })} />
      <NewPasswordFields label={t('auth.password')} errors={shown} />
      <ReferralField code={words?.ref_code ?? search.get('ref') ?? ''} error={shown.ref_code} />
      <Checkbox name="terms" label={<Terms />} error={shown.terms} defaultChecked={words !== null} />
    </AuthForm>
  );
}

function Terms() {
  return (
    <>
      {t('auth.agree')}{' '}
      <Link to={paths.terms} target="_blank" className="font-semibold text-accent-text underline underline-offset-4">
        {t('footer.terms')}
      </Link>
    </>
  );
}
