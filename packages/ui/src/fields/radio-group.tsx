import { useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { FieldMessage } from './field.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** At the end of the line, e.g. a price. */
  end?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be chosen; unlike the rest of the option, this keeps full contrast. */
  reason?: ReactNode;
};

type RadioLook = 'list' | 'cards' | 'inline' | 'chips';

type RadioGroupProps = {
  legend: ReactNode;
  isLegendHidden?: boolean | undefined;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  /** For an optional group: the chosen option was pressed again. */
  onAgain?: ((value: string) => void) | undefined;
  options: RadioOption[];
  look?: RadioLook | undefined;
  error?: ReactNode;
  className?: string | undefined;
};

export function RadioGroup({
  legend,
  isLegendHidden,
  options,
  look = 'list',
  error,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={classNames('min-w-0 text-sm', className)}
      aria-describedby={error ? `${id}-message` : undefined}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 w-full text-sm font-medium text-ink'}>{legend}</legend>
      <div className={GROUP_LOOKS[look]}>
        {options.map((option) => (
          <Choice key={option.value} option={option} look={look} {...rest} />
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldMessage id={id} error={error} />
      </div>
    </fieldset>
  );
}

type ChoiceProps = Pick<RadioGroupProps, 'name' | 'value' | 'onChange' | 'onAgain'> & {
  option: RadioOption;
  look: RadioLook;
};

function Choice({ option, look, name, value, onChange, onAgain }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center gap-x-3 gap-y-1 text-base has-[:disabled]:[&>:not([data-reason])]:opacity-45',
        option.reason !== undefined && 'flex-wrap',
        CHOICE_LOOKS[look],
      )}
    >
      {option.icon && (
        <span className={classNames('shrink-0 [&>svg]:size-5', look !== 'chips' && 'text-ink-soft')}>
          {option.icon}
        </span>
      )}
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.isDisabled}
        onChange={() => onChange(option.value)}
        onClick={() => option.value === value && onAgain?.(value)}
        className={look === 'chips' ? 'sr-only' : classNames('check check-round', look === 'cards' && 'order-last')}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{option.label}</span>
        {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
      </span>
      {option.end && <span className="shrink-0 text-md text-ink-soft">{option.end}</span>}
      {option.reason && (
        <span
          data-reason
          className={classNames(
            'basis-full text-sm text-ink-soft',
            look === 'cards' && 'order-last',
            option.icon ? 'ps-8' : null,
          )}
        >
          {option.reason}
        </span>
      )}
    </label>
  );
}

const GROUP_LOOKS = {
  list: 'flex flex-col',
  cards: 'grid gap-2.5',
  inline: 'flex flex-wrap gap-x-6 gap-y-1',
  chips: 'flex flex-wrap gap-2',
};

const CHOICE_LOOKS = {
  list: 'py-1.5',
  inline: 'py-1.5',
  cards:
    'rounded-md border border-hairline bg-surface px-4 py-3 transition hover:border-outline ' +
    'has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:shadow-[inset_0_0_0_1px_var(--accent)]',
  // The whole chip is the indicator, so it shows the focus ring.
  chips:
    'relative rounded-full border border-hairline bg-surface px-4 transition hover:border-outline has-[:checked]:border-inverse ' +
    'has-[:checked]:bg-inverse has-[:checked]:text-inverse-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text',
};
