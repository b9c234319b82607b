import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';

type ModalFrameProps = {
  id: string;
  title: ReactNode;
  isTitleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
  footer?: ReactNode;
  isFlush?: boolean | undefined;
  children?: ReactNode;
};

/** Title and close button above, a scrolling body, and fixed actions below. */
export function ModalFrame({
  id,
  title,
  isTitleHidden,
  description,
  isFlush,
  footer,
  children,
  ...close
}: ModalFrameProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className={isTitleHidden ? 'contents' : 'flex items-start gap-3 px-5 pt-4 pb-3 sm:px-6 sm:pt-5'}>
        <div className={isTitleHidden ? 'sr-only' : 'min-w-0 flex-1 pt-1.5'}>
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-md text-ink-soft">
              {description}
            </p>
          )}
        </div>
        <CloseButton {...close} isFloating={isTitleHidden} />
      </header>
      {children && (
        <div
          className={classNames('min-h-0 flex-1 overflow-y-auto overscroll-contain', !isFlush && 'px-5 pb-6 sm:px-6')}
        >
          {children}
        </div>
      )}
      {footer && (
        <footer className="border-t border-hairline px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </div>
  );
}

type CloseButtonProps = Pick<ModalFrameProps, 'closeLabel' | 'onClose'> & { isFloating: boolean | undefined };

function CloseButton({ closeLabel, onClose, isFloating }: CloseButtonProps) {
  if (!onClose) return null;
  return (
    <IconButton
      label={closeLabel}
      onClick={onClose}
      kind={isFloating ? 'overlay' : 'ghost'}
      className={isFloating ? 'absolute! end-3 top-3 z-10' : '-me-2'}
    >
      <X aria-hidden />
    </IconButton>
  );
}
