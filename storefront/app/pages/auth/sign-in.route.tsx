import { t } from '@rialto/texts/text.ts';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { loadSignInOptions } from './load-sign-in-options.server.ts';
import { AuthSwitchLink } from './auth-switch-link.tsx';
import { useAuthPaths } from './use-auth-paths.ts';
import type { Route } from './+types/sign-in.route';

export function loader(visit: Route.LoaderArgs) {
  return loadSignInOptions(visit);
}

export default function SignIn({ loaderData: { methods, isDemo } }: Route.ComponentProps) {
  const authPaths = useAuthPaths();
  return (
    <AuthFrame title={t('auth.sign_in_title')} text={t('auth.sign_in_text')}>
      <PageHead title={t('shell.sign_in')} path={paths.signIn} isUnlisted />
      <SignInForm forgotPath={authPaths.forgotPassword} isDemo={isDemo} onSignedIn={finishSignIn} />
      <SocialButtons methods={methods.social_login} from={authPaths.from} />
      <AuthSwitchLink question={t('auth.no_account')} to={authPaths.signUp} label={t('account.sign_up')} hasGuestLink />
    </AuthFrame>
  );
}
