import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { SocialRegisterForm } from './social/social-register-form.tsx';
import { useSocialReturn } from './social/use-social-return.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { ownPath } from '../../platform/navigation/own-path.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { loadDoor } from './load-door.server.ts';
import { useLeadOn } from './use-door.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import type { Route } from './+types/social-return.route';

export function loader(visit: Route.LoaderArgs) {
  return loadDoor(visit);
}

/** Where another provider sends its visitors back to (ACC-03). */
export default function SocialReturn({ loaderData: { isDemo } }: Route.ComponentProps) {
  const { outcome, way, goOn } = useSocialReturn();
  const from = ownPath(way?.from ?? null);
  const token = outcome.kind === 'signed in' ? outcome.token : null;
  useEffect(() => {
    if (token) finishSignIn(token);
  }, [token]);
  useLeadOn(from);
  return (
    <>
      <PageHead title={t('shell.sign_in')} path={paths.socialReturn} isUnlisted />
      <Outcome outcome={outcome} goOn={goOn} from={from} isDemo={isDemo} />
    </>
  );
}

type Props = Pick<ReturnType<typeof useSocialReturn>, 'outcome' | 'goOn'> & { from: string | null; isDemo: boolean };

function Outcome({ outcome, goOn, from, isDemo }: Props) {
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
          onBack={() => goOn({ kind: 'failed', text: t('auth.social_stopped') })}
        />
      );
    case 'register':
      return (
        <AuthFrame title={t('auth.register_title')} text={t('auth.register_text')}>
          <SocialRegisterForm
            told={outcome.told}
            onSignedIn={finishSignIn}
            onCodeSent={(requestId, phone) => goOn({ kind: 'code', requestId, sentTo: phone })}
          />
        </AuthFrame>
      );
  }
}
