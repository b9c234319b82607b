import { useId, type ComponentProps } from 'react';
import { classNames } from '../base/class-names.ts';
import { Field, FIELD_BOX, messageProps, type FieldTexts } from './field.tsx';
import { westernDigits } from './western-digits.ts';

type CodeInputProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'name' | 'ref'> & {
    length: number;
    value: string;
    onChange: (digits: string) => void;
  };

/**
 * A one-time code in one field, so that it can be pasted and filled in by phones. Accepts digits of any script only.
 */
export function CodeInput({ label, isLabelHidden, hint, error, length, onChange, ...rest }: CodeInputProps) {
  const id = useId();
  return (
    <Field {...{ id, label, isLabelHidden, hint, error }}>
      <span className={classNames(FIELD_BOX, 'min-h-14')}>
        <input
          {...rest}
          {...messageProps(id, { hint, error })}
          id={id}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ currentTarget }) => onChange(digitsOf(currentTarget.value).slice(0, length))}
          placeholder={'•'.repeat(length)}
          className="h-14 min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-center text-2xl font-semibold tracking-[0.4em] tabular-nums outline-none placeholder:text-ink-faint"
        />
      </span>
    </Field>
  );
}

function digitsOf(text: string): string {
  return westernDigits(text).replaceAll(/\D/g, '');
}
