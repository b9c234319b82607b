import { resendCode } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CodeInput } from '@rialto/ui/fields/code-input.tsx';
import { AuthForm } from './auth-form.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSending } from './use-sending.ts';

const CODE_LENGTH = 6;
const RESEND_SECONDS = 60;

type Props = {
  requestId: string;
  submitLabel: string;
  isDemo: boolean;
  /** Sends the code; errors are shown at the field. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
};

/** The six-digit code. It is submitted when complete; a new one can be requested after a minute. */
export function CodeForm({ requestId, submitLabel, isDemo, onCode, onBack }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const { isSending, refusal, send } = useSending();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (digits: string) => {
    const isWhole = digits.length === CODE_LENGTH;
    setProblem(isWhole ? null : { text: t('auth.code_incomplete') });
    if (isWhole) void send(() => onCode(digits));
  };
  const type = (digits: string) => {
    setCode(digits);
    if (digits.length === CODE_LENGTH && digits !== code) submit(digits);
  };

  return (
    <>
      <AuthForm
        onSubmit={() => submit(code)}
        isSending={isSending}
        submitLabel={submitLabel}
        problems={refusal ?? problem}
      >
        <CodeInput
          ref={input}
          name="otp"
          label={t('auth.code')}
          length={CODE_LENGTH}
          value={code}
          onChange={type}
          error={problem?.text ?? refusal?.text}
        />
      </AuthForm>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Resend requestId={requestId} />
        <Button kind="ghost" size="sm" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </div>
      {isDemo && <MailboxLink />}
    </>
  );
}

function Resend({ requestId }: { requestId: string }) {
  const { left, begin } = useCountdown(RESEND_SECONDS);
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    try {
      const { message } = await callApi(resendCode, { body: { request_id: requestId } });
      toasts.show({ kind: 'success', text: message });
      begin();
    } catch (thrown) {
      showErrors(thrown);
    } finally {
      setSending(false);
    }
  }

  return (
    <Button kind="ghost" size="sm" disabled={left > 0} isLoading={isSending} onClick={() => void resend()}>
      {left > 0 ? t('auth.resend_in', { count: left }) : t('auth.resend')}
    </Button>
  );
}
