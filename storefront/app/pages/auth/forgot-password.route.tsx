import { verifyResetCode } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CodeForm } from './forms/code-form.tsx';
import { ForgotForm } from './forms/forgot-form.tsx';
import { NewPasswordForm } from './forms/new-password-form.tsx';
import { callApi } from '../../platform/api/api.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { loadSignInOptions } from './load-sign-in-options.server.ts';
import { AuthSwitchLink } from './auth-switch-link.tsx';
import { useAuthPaths } from './use-auth-paths.ts';
import type { Route } from './+types/forgot-password.route';

export function loader(visit: Route.LoaderArgs) {
  return loadSignInOptions(visit);
}

/** Account, code, new password. No step reveals whether an account exists. */
type Step =
  | { kind: 'address'; address: string }
  | { kind: 'code'; address: string; requestId: string }
  | { kind: 'password'; resetToken: string };

export default function ForgotPassword({ loaderData: { isDemo } }: Route.ComponentProps) {
  const authPaths = useAuthPaths();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'address', address: '' });
  const head = <PageHead title={t('auth.forgot_title')} path={paths.forgotPassword} isUnlisted />;
  switch (step.kind) {
    case 'address':
      return (
        <AuthFrame title={t('auth.forgot_title')} text={t('auth.forgot_text')}>
          {head}
          <ForgotForm
            address={step.address}
            onCodeSent={(requestId, address) => setStep({ kind: 'code', requestId, address })}
          />
          <AuthSwitchLink question={t('auth.remembered')} to={authPaths.signIn} label={t('shell.sign_in')} />
        </AuthFrame>
      );
    case 'code':
      return (
        <AuthFrame title={t('auth.verify_title')} text={t('auth.reset_text', { address: step.address })}>
          {head}
          <CodeForm
            requestId={step.requestId}
            submitLabel={t('auth.go_on')}
            isDemo={isDemo}
            onBack={() => setStep({ kind: 'address', address: step.address })}
            onCode={async (otp) => {
              const body = { request_id: step.requestId, otp };
              const { reset_token } = await callApi(verifyResetCode, { body });
              setStep({ kind: 'password', resetToken: reset_token });
            }}
          />
        </AuthFrame>
      );
    case 'password':
      return (
        <AuthFrame title={t('auth.new_password_title')} text={t('auth.new_password_text')}>
          {head}
          <NewPasswordForm
            resetToken={step.resetToken}
            onDone={(message) => {
              toasts.show({ kind: 'success', text: message });
              void navigate(authPaths.signIn, { replace: true });
            }}
          />
        </AuthFrame>
      );
  }
}
