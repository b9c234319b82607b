import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: string;
  /** The action that the dialog is for. */
  label: string;
  kind?: 'primary' | 'danger';
  isRunning?: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one action and a way out. It stays open while the action runs. */
export function ActionDialog({ title, text, label, kind, onConfirm, onClose, children, ...state }: Props) {
  const { isRunning = false, isDisabled = false } = state;
  return (
    <Dialog
      open
      onClose={onClose}
      canDismiss={!isRunning}
      title={title}
      description={text}
      closeLabel={t('console.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={isRunning}>
            {t('console.cancel')}
          </Button>
          <Button kind={kind} isLoading={isRunning} disabled={isDisabled} onClick={onConfirm}>
            {label}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
