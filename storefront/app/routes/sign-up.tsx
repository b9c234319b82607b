import { t } from '@rialto/messages/text.ts';
import { useState } from 'react';
import type { SignUpWords } from '../features/auth/read-sign-up.ts';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { SocialButtons } from '../features/auth/social-buttons.tsx';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { AuthFrame } from '../sections/auth/auth-frame.tsx';
import { CodeStep } from '../sections/auth/code-step.tsx';
import { finishSignIn } from '../sections/auth/finish-sign-in.ts';
import { loadDoor } from '../sections/auth/load-door.server.ts';
import { OtherWay } from '../sections/auth/other-way.tsx';
import { useDoor } from '../sections/auth/use-door.ts';
import type { Route } from './+types/sign-up';

export function loader(visit: Route.LoaderArgs) {
  return loadDoor(visit);
}

/** The form, and where the shop verifies, the code that was sent for it (ACC-01). */
export default function SignUp({ loaderData: { methods, isDemo } }: Route.ComponentProps) {
  const door = useDoor();
  const [words, setWords] = useState<SignUpWords | null>(null);
  const [requestId, setRequestId] = useState<string | null>(null);
  const head = <PageHead title={t('account.sign_up')} path={paths.signUp} isUnlisted />;
  if (requestId && words) {
    const sentTo = methods.phone_verification_status === 1 ? words.phone : words.email;
    return (
      <>
        {head}
        <CodeStep requestId={requestId} sentTo={sentTo} isDemo={isDemo} onBack={() => setRequestId(null)} />
      </>
    );
  }
  return (
    <AuthFrame title={t('auth.sign_up_title')} text={t('auth.sign_up_text')}>
      {head}
      <SignUpForm
        words={words}
        onSignedIn={finishSignIn}
        onCodeSent={(sent, typed) => {
          setWords(typed);
          setRequestId(sent);
        }}
      />
      <SocialButtons methods={methods.social_login} from={door.from} />
      <OtherWay question={t('auth.have_account')} to={door.signIn} label={t('shell.sign_in')} />
    </AuthFrame>
  );
}
