import { changeStaffPassword } from '@rialto/contract/calls/console/team/me.ts';
import { listStaffSessions } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useState, type SubmitEvent } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { SecretPassword } from '../../cards/secret-password.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { formTexts } from '../../platform/form-texts.ts';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      title={t('console.access_password')}
      text={t('console.access_password_text')}
      actions={
        !isOpen && (
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t('console.access_change_password')}
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm onDone={() => setIsOpen(false)} />}
    </SectionCard>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(changeStaffPassword, {
    changes: [listStaffSessions],
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onDone();
    },
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const { current = '', password = '' } = formTexts(event.currentTarget);
    run({ body: { current_password: current, password } });
  };
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <FormFault text={fault} />
      <SecretPassword label={t('console.access_current_password')} name="current" autoComplete="current-password" />
      <SecretPassword
        label={t('console.entry_new_password')}
        hint={t('console.entry_password_hint')}
        name="password"
        autoComplete="new-password"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={isRunning}>
          {t('console.access_change_password')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('console.cancel')}
        </Button>
      </div>
    </form>
  );
}
