import { useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { ModalFrame } from './modal-frame.tsx';
import { Modal } from './modal.tsx';

export type DialogSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  size?: DialogSize | undefined;
  footer?: ReactNode;
  /** No padding around the children, e.g. for a picture or a map. */
  isFlush?: boolean | undefined;
  canDismiss?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** Centred; a bottom sheet on a phone. A child with data-autofocus gets the initial focus. */
export function Dialog({ open, onClose, size = 'md', canDismiss = true, className, ...frame }: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      canDismiss={canDismiss}
      className={classNames('dialog', SIZES[size], className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={frame.description ? `${id}-description` : undefined}
    >
      <ModalFrame {...frame} id={id} onClose={canDismiss ? onClose : undefined} />
    </Modal>
  );
}

// Widths of the specification: welcome 382, small 400 and 458 by breakpoint, item 459.
const SIZES: Record<DialogSize, string> = {
  xs: 'sm:w-[382px]',
  sm: 'sm:w-[400px] lg:w-[458px]',
  md: 'sm:w-[459px]',
  lg: 'sm:w-[640px]',
  xl: 'sm:w-[960px]',
  full: 'dialog-full',
};
