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

// Not a bottom sheet on a phone: a short question is read in the middle of the screen.
const CENTRED = 'inset-0 m-auto h-fit rounded-[1.75rem] pb-0 [--from:0_0.75rem]';
const WIDTHS = 'w-[300px] sm:w-[400px] lg:w-[458px]';

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
      className={`dialog ${CENTRED} ${WIDTHS}`}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={texts.text ? `${id}-text` : undefined}
    >
      <div className="flex flex-col items-center gap-2 overflow-y-auto px-5 pt-7 pb-6 text-center sm:px-8">
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
        <div className="mt-5 flex w-full flex-wrap gap-3 *:flex-auto sm:grid sm:grid-cols-2">
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
