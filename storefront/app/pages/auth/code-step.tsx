import { verifyPhone } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { CodeForm } from './forms/code-form.tsx';
import { callApi } from '../../platform/api/api.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';

type Props = {
  requestId: string;
  /** null when only the sign-in provider knows the address. */
  sentTo: string | null;
  isDemo: boolean;
  onBack: () => void;
};

/** The code step that completes a sign-up, a social registration or an account link. */
export function CodeStep({ requestId, sentTo, isDemo, onBack }: Props) {
  const text = sentTo ? t('auth.verify_text', { address: sentTo }) : t('auth.link_text');
  return (
    <AuthFrame title={t('auth.verify_title')} text={text}>
      <CodeForm
        requestId={requestId}
        submitLabel={t('auth.verify')}
        isDemo={isDemo}
        onBack={onBack}
        onCode={async (otp) => {
          const body = { request_id: requestId, otp, ...storedGuest() };
          finishSignIn((await callApi(verifyPhone, { body })).token);
        }}
      />
    </AuthFrame>
  );
}
