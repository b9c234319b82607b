import { readOwnStaff } from '@rialto/contract/calls/console/team/me.ts';
import { beginSecondFactor, confirmSecondFactor } from '@rialto/contract/calls/console/team/staff-second-factor.ts';
import { listStaffSessions } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CodeInput } from '@rialto/ui/fields/code-input.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState, type SubmitEvent } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';

type Secret = Reply<typeof beginSecondFactor>;
type Props = { open: boolean; onClose: () => void; onDone: (recoveryCodes: string[]) => void };

/** Password, then the QR code and a first code of the app. */
export function SetUpDialog({ open, onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const begin = useAction(beginSecondFactor, {
    onDone: setSecret,
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const close = () => {
    setSecret(null);
    setFault(null);
    onClose();
  };
  return (
    <>
      <PasswordDialog
        open={open && secret === null}
        onClose={close}
        title={t('console.access_factor_begin')}
        text={t('console.access_factor_password')}
        action={t('console.access_continue')}
        fault={fault}
        isRunning={begin.isRunning}
        onPassword={(password) => begin.run({ body: { password } })}
      />
      <Dialog
        open={open && secret !== null}
        onClose={close}
        title={t('console.access_scan_title')}
        description={t('console.access_scan_text')}
        closeLabel={t('console.close')}
      >
        {secret && (
          <ConfirmForm
            secret={secret}
            onDone={(codes) => {
              setSecret(null);
              onDone(codes);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function ConfirmForm({ secret: { secret, uri }, onDone }: { secret: Secret; onDone: Props['onDone'] }) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(confirmSecondFactor, {
    changes: [readOwnStaff, listStaffSessions],
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    run({ body: { code } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-stretch gap-4">
      <QrCode text={uri} label={t('console.access_qr')} />
      <details className="text-sm text-ink-soft">
        <summary className="min-h-9 cursor-pointer py-2 font-semibold">{t('console.access_no_camera')}</summary>
        <p dir="ltr" className="rounded-md bg-sunken p-3 font-mono break-all text-ink select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </details>
      <FormFault text={fault} />
      <CodeInput label={t('console.access_code')} length={6} value={code} onChange={setCode} />
      <Button type="submit" isFull isLoading={isRunning} disabled={code.length < 6}>
        {t('console.access_factor_confirm')}
      </Button>
    </form>
  );
}
