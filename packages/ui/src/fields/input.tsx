import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Field, FIELD_BOX, messageProps, type FieldTexts } from './field.tsx';

type InputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** An icon or a short text inside the box, before or after the input. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

export function Input({ label, isLabelHidden, hint, error, prefix, suffix, className, ...rest }: InputProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, className }} isRequired={rest.required}>
      <span className={classNames(FIELD_BOX, 'min-h-12')}>
        {prefix && <Slot side="start">{prefix}</Slot>}
        <input
          type="text"
          {...messageProps(id, { hint, error })}
          {...rest}
          id={id}
          className="h-12 min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-base outline-none placeholder:text-ink-faint"
        />
        {suffix && <Slot side="end">{suffix}</Slot>}
      </span>
    </Field>
  );
}

function Slot({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  const spacing = side === 'start' ? 'ps-3.5 -me-1.5' : 'pe-1.5 -ms-1.5';
  return (
    <span className={classNames('flex shrink-0 items-center text-ink-soft [&>svg]:size-5', spacing)}>{children}</span>
  );
}
