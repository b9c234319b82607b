import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import type { SignUpWords } from './forms/read-sign-up.ts';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { loadSignInOptions } from './load-sign-in-options.server.ts';
import { AuthSwitchLink } from './auth-switch-link.tsx';
import { useAuthPaths } from './use-auth-paths.ts';
import type { Route } from './+types/sign-up.route';

export function loader(visit: Route.LoaderArgs) {
  return loadSignInOptions(visit);
}

/** The sign-up form, and the code step if the shop verifies contacts (ACC-01). */
export default function SignUp({ loaderData: { methods, isDemo } }: Route.ComponentProps) {
  const authPaths = useAuthPaths();
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
      <SocialButtons methods={methods.social_login} from={authPaths.from} />
      <AuthSwitchLink question={t('auth.have_account')} to={authPaths.signIn} label={t('shell.sign_in')} />
    </AuthFrame>
  );
}
