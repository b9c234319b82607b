import { signOutStaff } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import { enterStaffCode } from '@rialto/contract/calls/console/team/staff-second-factor.ts';
import { readOwnStaff } from '@rialto/contract/calls/console/team/me.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CodeInput } from '@rialto/ui/fields/code-input.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { EntryFrame } from '../../cards/entry-frame.tsx';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { callApi } from '../../platform/api.ts';
import { formTexts } from '../../platform/form-texts.ts';
import { keyOf, queryClient } from '../../platform/query.ts';
import { endSession, sessionToken } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

const CODE_LENGTH = 6;

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodePage() {
  const token = useStore(sessionToken);
  const [isRecovery, setIsRecovery] = useState(false);
  if (token === null) return <Navigate to="/sign-in" replace />;
  return (
    <EntryFrame
      title={t('console.access_code_title')}
      text={isRecovery ? t('console.access_recovery_text') : t('console.access_code_text')}
    >
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button kind="ghost" size="sm" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('console.access_use_app') : t('console.access_use_recovery')}
        </Button>
        <Button kind="ghost" size="sm" onClick={leave}>
          {t('console.sign_out')}
        </Button>
      </div>
    </EntryFrame>
  );
}

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const location = useLocation() as { state: { from?: string } | null };
  const { run, isRunning } = useAction(enterStaffCode, {
    onDone: () => {
      queryClient.removeQueries({ queryKey: keyOf(readOwnStaff) });
      void navigate(location.state?.from ?? '/', { replace: true });
    },
    onRefused: (refusal) => {
      setFault(faultText(refusal));
      setCode('');
    },
  });
  const send = (sent: string) => {
    setFault(null);
    run({ body: { code: sent } });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(isRecovery ? (formTexts(event.currentTarget)['code'] ?? '') : code);
  };
  const type = (digits: string) => {
    setCode(digits);
    if (digits.length === CODE_LENGTH && !isRunning) send(digits);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormFault text={fault} />
      {isRecovery ? (
        <Input label={t('console.access_recovery_code')} name="code" dir="ltr" autoComplete="off" required />
      ) : (
        <CodeInput label={t('console.access_code')} length={CODE_LENGTH} value={code} onChange={type} />
      )}
      <Button type="submit" isFull isLoading={isRunning}>
        {t('console.access_continue')}
      </Button>
    </form>
  );
}

function leave(): void {
  void callApi(signOutStaff, {}).catch(() => undefined);
  endSession();
  queryClient.clear();
}
