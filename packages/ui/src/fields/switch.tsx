import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

type SwitchProps = ComponentProps<'input'> & {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
};

/** For settings with an immediate effect; a checkbox is for values that are sent later. */
export function Switch({ label, isLabelHidden, hint, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className={classNames('flex min-h-11 items-center gap-4 py-2 text-base has-[:disabled]:opacity-45', className)}
    >
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1'}>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <input {...rest} id={id} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
