import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../base/class-names.ts';
import { pushModal } from './modal-stack.ts';
import { usePresence } from './use-presence.ts';

export type ModalProps = ComponentProps<'dialog'> & {
  open: boolean;
  onClose: () => void;
  /** false: neither Esc nor the backdrop closes it, only its own buttons. */
  canDismiss?: boolean | undefined;
};

const LEAVE_MS = 260;

/** A native dialog: the browser traps the focus, makes the rest inert and restores the focus. */
export function Modal({ open, ...rest }: ModalProps) {
  return usePresence(open, LEAVE_MS) && <PresentModal open={open} {...rest} />;
}

function PresentModal({ open, onClose, canDismiss = true, className, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useShownAsModal(ref, open);
  const backdrop = useBackdropPress(() => canDismiss && onClose());

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside fires the same event, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (canDismiss) onClose();
  };
  // A second Esc closes the dialog in spite of preventDefault, so the state must follow.
  const onForcedClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !open || dialog.open) return;
    if (canDismiss) onClose();
    else dialog.showModal();
  };

  return (
    <dialog
      {...rest}
      {...backdrop}
      ref={ref}
      tabIndex={-1}
      className={classNames('modal', className)}
      onCancel={onCancel}
      onClose={onForcedClose}
    >
      {children}
    </dialog>
  );
}

function useShownAsModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // The dialog itself by default: screen readers announce its title, and the close button shows no focus ring.
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    const leaveStack = pushModal(dialog);
    return () => {
      leaveStack();
      dialog.close();
    };
  }, [ref, open]);
}

/** A press that starts inside, e.g. selecting text, and ends on the backdrop does not close the dialog. */
function useBackdropPress(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && event.target === event.currentTarget) onPress();
    },
  };
}
