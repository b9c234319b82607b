import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

type SpinnerProps = {
  /** Omitted if the element around it already announces that it is busy. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Takes the colour of the text around it. */
export function Spinner({ label, className = 'size-6' }: SpinnerProps) {
  return (
    <span className="inline-grid place-items-center" role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" fill="none" className={classNames('spinner', className)} aria-hidden>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
