import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

export type FieldTexts = {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

type FieldProps = FieldTexts & {
  id: string;
  note?: ReactNode;
  isRequired?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, hint or error below: the frame of every text-like control. */
export function Field({ id, label, isLabelHidden, hint, error, note, isRequired, className, children }: FieldProps) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {isRequired && (
          <span className="ms-0.5 text-danger-text" aria-hidden>
            *
          </span>
        )}
      </label>
      {children}
      {(error || hint || note) && (
        <div className="flex items-start justify-between gap-3 text-sm">
          <FieldMessage id={id} hint={hint} error={error} />
          {note && <span className="ms-auto shrink-0 text-ink-faint tabular-nums">{note}</span>}
        </div>
      )}
    </div>
  );
}

/** An error replaces the hint. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error)
    return (
      <p id={`${id}-message`} className="flex items-start gap-1.5 font-medium text-danger-text">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>{error}</span>
      </p>
    );
  if (!hint) return null;
  return (
    <p id={`${id}-message`} className="text-ink-soft">
      {hint}
    </p>
  );
}

/** The attributes that link a control to its message. */
export function messageProps(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': error || hint ? `${id}-message` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The box around an input: its border needs a contrast of 3:1 and shows the focus ring. */
export const FIELD_BOX =
  'flex w-full items-center rounded-md border border-outline bg-surface text-ink transition-[border-color,box-shadow] ' +
  'hover:border-ink-soft has-[>:focus-visible]:border-accent-text has-[>:focus-visible]:outline-2 ' +
  'has-[>:focus-visible]:outline-offset-1 has-[>:focus-visible]:outline-accent-text has-[[aria-invalid=true]]:border-danger ' +
  'has-[>:disabled]:pointer-events-none has-[>:disabled]:bg-sunken has-[>:disabled]:text-ink-soft has-[>:disabled]:border-hairline';
