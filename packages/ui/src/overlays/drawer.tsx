import { useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { ModalFrame } from './modal-frame.tsx';
import { Modal } from './modal.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  /** start and end follow the text direction. */
  side?: 'start' | 'end' | 'top' | 'bottom' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  footer?: ReactNode;
  isFlush?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function Drawer({ open, onClose, side = 'end', size = 'md', className, ...frame }: DrawerProps) {
  const id = useId();
  const isSideways = side === 'start' || side === 'end';
  return (
    <Modal
      open={open}
      onClose={onClose}
      data-side={side}
      className={classNames('drawer', isSideways && WIDTHS[size], className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={frame.description ? `${id}-description` : undefined}
    >
      <ModalFrame {...frame} id={id} onClose={onClose} />
    </Modal>
  );
}

const WIDTHS = { sm: 'w-[320px]', md: 'w-[420px]', lg: 'w-[560px]' };
