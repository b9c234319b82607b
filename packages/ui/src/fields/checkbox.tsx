import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { FieldMessage, messageProps } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'ref'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isIndeterminate?: boolean | undefined;
};

export function Checkbox({ label, hint, error, isIndeterminate = false, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={classNames('text-sm', className)}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-2 text-base has-[:disabled]:text-ink-faint">
        <input
          {...messageProps(id, { hint, error })}
          {...rest}
          id={id}
          type="checkbox"
          className="check"
          // `indeterminate` is only a property, not an attribute.
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
        />
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <div className="ps-[34px] empty:hidden">
        <FieldMessage id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
