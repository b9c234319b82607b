import { t } from '@rialto/texts/text.ts';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { loadDoor } from './load-door.server.ts';
import { OtherWay } from './other-way.tsx';
import { useDoor } from './use-door.ts';
import type { Route } from './+types/sign-in.route';

export function loader(visit: Route.LoaderArgs) {
  return loadDoor(visit);
}

export default function SignIn({ loaderData: { methods, isDemo } }: Route.ComponentProps) {
  const door = useDoor();
  return (
    <AuthFrame title={t('auth.sign_in_title')} text={t('auth.sign_in_text')}>
      <PageHead title={t('shell.sign_in')} path={paths.signIn} isUnlisted />
      <SignInForm forgotPath={door.forgotPassword} isDemo={isDemo} onSignedIn={finishSignIn} />
      <SocialButtons methods={methods.social_login} from={door.from} />
      <OtherWay question={t('auth.no_account')} to={door.signUp} label={t('account.sign_up')} hasGuestWay />
    </AuthFrame>
  );
}
