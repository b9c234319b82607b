import { readOwnStaff } from '@rialto/contract/calls/console/team/me.ts';
import { endSecondFactor, renewRecoveryCodes } from '@rialto/contract/calls/console/team/staff-second-factor.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../cards/section-card.tsx';
import { useOwnAccount } from '../../platform/own-account.ts';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

type FactorDialog = 'set-up' | 'end' | 'renew' | null;

/** Two-step sign-in: set up, new recovery codes, off. */
export function SecondFactorSection() {
  const isOn = useOwnAccount().has_second_factor === 1;
  const [open, setOpen] = useState<FactorDialog>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const close = () => setOpen(null);
  const showCodes = (shown: string[]) => {
    close();
    setCodes(shown);
  };
  return (
    <>
      <SectionCard
        title={t('console.access_factor')}
        text={isOn ? t('console.access_factor_on_text') : t('console.access_factor_off_text')}
        actions={
          isOn ? (
            <>
              <Button kind="secondary" onClick={() => setOpen('renew')}>
                {t('console.access_new_codes')}
              </Button>
              <Button kind="ghost" onClick={() => setOpen('end')}>
                {t('console.access_factor_end')}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen('set-up')}>{t('console.access_factor_begin')}</Button>
          )
        }
      >
        {isOn && (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('console.access_factor_on')}
          </Badge>
        )}
      </SectionCard>
      <SetUpDialog open={open === 'set-up'} onClose={close} onDone={showCodes} />
      <RenewDialog open={open === 'renew'} onClose={close} onDone={showCodes} />
      <EndDialog open={open === 'end'} onClose={close} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </>
  );
}

type DialogProps = { open: boolean; onClose: () => void };

function RenewDialog({ open, onClose, onDone }: DialogProps & { onDone: (codes: string[]) => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(renewRecoveryCodes, {
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  return (
    <PasswordDialog
      {...{ open, onClose, fault, isRunning }}
      title={t('console.access_new_codes')}
      text={t('console.access_new_codes_text')}
      action={t('console.access_new_codes')}
      onPassword={(password) => run({ body: { password } })}
    />
  );
}

function EndDialog({ open, onClose }: DialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(endSecondFactor, {
    changes: [readOwnStaff],
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onClose();
    },
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  return (
    <PasswordDialog
      {...{ open, onClose, fault, isRunning }}
      title={t('console.access_factor_end')}
      text={t('console.access_factor_end_text')}
      action={t('console.access_factor_end')}
      kind="danger"
      onPassword={(password) => run({ body: { password } })}
    />
  );
}
