import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { SocialRegisterForm } from './social/social-register-form.tsx';
import { useSocialReturn } from './social/use-social-return.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { sameOriginPath } from '../../platform/navigation/same-origin-path.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { loadSignInOptions } from './load-sign-in-options.server.ts';
import { useRedirectWhenSignedIn } from './use-auth-paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import type { Route } from './+types/social-return.route';

export function loader(visit: Route.LoaderArgs) {
  return loadSignInOptions(visit);
}

/** Redirect target of social sign-in providers (ACC-03). */
export default function SocialReturn({ loaderData: { isDemo } }: Route.ComponentProps) {
  const { outcome, pending, setOutcome } = useSocialReturn();
  const from = sameOriginPath(pending?.from ?? null);
  const token = outcome.kind === 'signed in' ? outcome.token : null;
  useEffect(() => {
    if (token) finishSignIn(token);
  }, [token]);
  useRedirectWhenSignedIn(from);
  return (
    <>
      <PageHead title={t('shell.sign_in')} path={paths.socialReturn} isUnlisted />
      <Outcome outcome={outcome} setOutcome={setOutcome} from={from} isDemo={isDemo} />
    </>
  );
}

type Props = Pick<ReturnType<typeof useSocialReturn>, 'outcome' | 'setOutcome'> & {
  from: string | null;
  isDemo: boolean;
};

function Outcome({ outcome, setOutcome, from, isDemo }: Props) {
  const signIn = from ? paths.signInFrom(from) : paths.signIn;
  switch (outcome.kind) {
    case 'waiting':
    case 'signed in':
      return (
        <AuthFrame title={t('auth.social_title')} text={t('auth.social_waiting')}>
          <Spinner className="mt-8 size-8 text-accent-text" />
        </AuthFrame>
      );
    case 'failed':
      return (
        <AuthFrame title={t('auth.social_failed')} text={outcome.text ?? t('auth.social_failed_text')}>
          <Link to={signIn} className={buttonClass({ className: 'mt-6' })}>
            {t('auth.social_again')}
          </Link>
        </AuthFrame>
      );
    case 'code':
      return (
        <CodeStep
          requestId={outcome.requestId}
          sentTo={outcome.sentTo}
          isDemo={isDemo}
          onBack={() => setOutcome({ kind: 'failed', text: t('auth.social_stopped') })}
        />
      );
    case 'register':
      return (
        <AuthFrame title={t('auth.register_title')} text={t('auth.register_text')}>
          <SocialRegisterForm
            profile={outcome.profile}
            onSignedIn={finishSignIn}
            onCodeSent={(requestId, phone) => setOutcome({ kind: 'code', requestId, sentTo: phone })}
          />
        </AuthFrame>
      );
  }
}
