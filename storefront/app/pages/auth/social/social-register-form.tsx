import { socialRegister } from '@rialto/contract/calls/account/social.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { textIn } from '../../../platform/forms/form-text.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { PersonFields, ReferralField } from '../forms/person-fields.tsx';
import { fieldOfRefusal, personProblems, type Person, type Problems } from '../forms/person-problems.ts';
import { useSending } from '../forms/use-sending.ts';

/** Data from the sign-in provider. */
export type SocialProfile = { registrationToken: string; f_name: string; l_name: string; email: string | null };

type Props = {
  profile: SocialProfile;
  onSignedIn: (token: string) => void;
  onCodeSent: (requestId: string, phone: string) => void;
};

/** Completes a first social sign-in: the phone and whatever the provider did not send (ACC-03). */
export function SocialRegisterForm({ profile, onSignedIn, onCodeSent }: Props) {
  const [problems, setProblems] = useState<Problems<keyof Person> | null>(null);
  const { isSending, refusal, send } = useSending();
  const refusedField = fieldOfRefusal(refusal?.code ?? null);
  const shown: Problems<keyof Person | 'ref_code'> = {
    ...problems,
    ...(refusal && refusedField && { [refusedField]: refusal.text }),
  };

  function submit(form: FormData) {
    const text = (field: string) => textIn(form, field).trim();
    const person = { f_name: text('f_name'), l_name: text('l_name'), email: text('email'), phone: text('phone') };
    const found = personProblems(person);
    const isWrong = Object.keys(found).length > 0;
    setProblems(isWrong ? found : null);
    if (isWrong) return;
    const about = { registration_token: profile.registrationToken, ref_code: text('ref_code') };
    void send(async () => {
      const { token, request_id } = await callApi(socialRegister, { body: { ...person, ...about, ...storedGuest() } });
      if (token) onSignedIn(token);
      else if (request_id) onCodeSent(request_id, person.phone);
    });
  }

  return (
    <AuthForm
      onSubmit={submit}
      isSending={isSending}
      submitLabel={t('auth.finish')}
      alert={refusedField ? null : refusal?.text}
      problems={problems ?? refusal}
    >
      <PersonFields
        known={{ f_name: profile.f_name, l_name: profile.l_name, email: profile.email ?? '' }}
        isEmailFixed={profile.email !== null}
        problems={shown}
      />
      <ReferralField code="" error={shown.ref_code} />
    </AuthForm>
  );
}
