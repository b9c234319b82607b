import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Field, FIELD_BOX, messageProps, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** At the end below the box, e.g. how many characters are used. */
    note?: ReactNode;
    /** For texts of several screens. */
    isTall?: boolean;
  };

/** Grows with its text if the browser supports field-sizing, otherwise it scrolls. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  note,
  isTall = false,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, note, className }} isRequired={rest.required}>
      <span className={FIELD_BOX}>
        <textarea
          rows={3}
          {...messageProps(id, { hint, error })}
          {...rest}
          id={id}
          className={classNames(
            'field-sizing-content w-full resize-none rounded-md bg-transparent px-3.5 py-3 text-base',
            'outline-none placeholder:text-ink-faint',
            isTall ? 'max-h-[70dvh] min-h-80 leading-relaxed' : 'max-h-60 min-h-24',
          )}
        />
      </span>
    </Field>
  );
}
