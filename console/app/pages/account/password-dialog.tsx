import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import type { SubmitEvent } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { SecretPassword } from '../../cards/secret-password.tsx';
import { formTexts } from '../../platform/form-texts.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  action: string;
  kind?: 'primary' | 'danger';
  fault: string | null;
  isRunning: boolean;
  onPassword: (password: string) => void;
};

/** Asks for the current password before the way of signing in changes. */
export function PasswordDialog({ open, onClose, title, text, action, kind, fault, isRunning, onPassword }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(formTexts(event.currentTarget)['password'] ?? '');
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text} closeLabel={t('console.close')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <FormFault text={fault} />
        <SecretPassword
          label={t('console.access_current_password')}
          name="password"
          autoComplete="current-password"
          data-autofocus
        />
        <Button type="submit" isFull kind={kind} isLoading={isRunning}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
