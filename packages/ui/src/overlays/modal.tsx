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
  /** false: only the page's own buttons close it, neither Esc nor the backdrop. */
  canDismiss?: boolean | undefined;
};

const LEAVE_MS = 260;

/** A native dialog: the browser keeps the focus inside, makes the rest inert and gives the focus back afterwards. */
export function Modal({ open, ...rest }: ModalProps) {
  return usePresence(open, LEAVE_MS) && <PresentModal open={open} {...rest} />;
}

function PresentModal({ open, onClose, canDismiss = true, className, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useShownAsModal(ref, open);
  const backdrop = useBackdropPress(() => canDismiss && onClose());

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside sends the same event upwards.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (canDismiss) onClose();
  };
  // A second Esc closes in spite of preventDefault; the page's state must not disagree with what is seen.
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
    // The dialog itself by default: its title is read out, and no ring sits on the close button.
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    const leaveStack = pushModal(dialog);
    return () => {
      leaveStack();
      dialog.close();
    };
  }, [ref, open]);
}

/** A press that began inside, e.g. selecting text, and ended on the backdrop is not a wish to close. */
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
