import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Modal } from './modal.tsx';

type ConfirmationDialogProps = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  text?: ReactNode;
  cancelLabel: ReactNode;
  confirmLabel: ReactNode;
  kind?: 'primary' | 'danger' | undefined;
  icon?: ReactNode;
  isBusy?: boolean | undefined;
};

/** A question with two answers. The harmless one gets the initial focus. */
export function ConfirmationDialog({
  open,
  onCancel,
  onConfirm,
  kind = 'primary',
  isBusy,
  ...texts
}: ConfirmationDialogProps) {
  const id = useId();
  const tint = kind === 'danger' ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text';
  return (
    <Modal
      open={open}
      onClose={onCancel}
      canDismiss={!isBusy}
      className="dialog sm:w-[400px]"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={texts.text ? `${id}-text` : undefined}
    >
      <div className="flex flex-col items-center gap-2 overflow-y-auto px-6 pt-7 pb-6 text-center sm:px-8">
        {texts.icon && (
          <span className={`mb-2 grid size-14 place-items-center rounded-full ${tint}`}>{texts.icon}</span>
        )}
        <h2 id={`${id}-title`} className="text-xl">
          {texts.title}
        </h2>
        {texts.text && (
          <p id={`${id}-text`} className="text-md text-ink-soft">
            {texts.text}
          </p>
        )}
        <div className="mt-5 grid w-full grid-cols-2 gap-3">
          <Button kind="secondary" onClick={onCancel} disabled={isBusy} data-autofocus>
            {texts.cancelLabel}
          </Button>
          <Button kind={kind} onClick={onConfirm} isLoading={isBusy}>
            {texts.confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
