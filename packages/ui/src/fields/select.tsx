import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { classNames } from '../base/class-names.ts';
import { Field, FIELD_BOX, messageProps, type FieldTexts } from './field.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = FieldTexts &
  ComponentProps<'select'> & {
    options: SelectOption[];
    /** Shown without a choice; cannot be chosen itself. */
    placeholder?: string | undefined;
  };

/** A native select, which works best on a phone. */
export function Select({ label, isLabelHidden, hint, error, options, placeholder, className, ...rest }: SelectProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, className }} isRequired={rest.required}>
      <span className={classNames(FIELD_BOX, 'relative')}>
        <select
          {...messageProps(id, { hint, error })}
          {...rest}
          id={id}
          className="h-12 w-full appearance-none truncate rounded-md bg-transparent ps-3.5 pe-9 text-base outline-none"
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-3.5 size-5 text-ink-soft" aria-hidden />
      </span>
    </Field>
  );
}
