import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { classNames } from '../base/class-names.ts';
import { flagOf, type CountryCode } from './countries.ts';
import { CountryList } from './country-list.tsx';
import { Field, FIELD_BOX, messageProps, type FieldTexts } from './field.tsx';
import { isPhoneValid, joinPhone, splitPhone, type PhoneParts } from './phone-number.ts';
import { Popover } from '../overlays/popover.tsx';
import { westernDigits } from './western-digits.ts';

type PhoneInputProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'id' | 'required' | 'disabled' | 'autoComplete' | 'className'> & {
    /** With the country's prefix, e.g. +966501234567; empty without input. */
    value: string;
    onChange: (value: string, state: { isValid: boolean; country: CountryCode }) => void;
    /** The name of a hidden form field with the whole number. */
    name?: string | undefined;
    defaultCountry: CountryCode;
    /** For the names of countries. */
    language: string;
    /** Shown once the field was left with an invalid number. */
    invalidText: string;
    countryLabel: string;
    searchLabel: string;
    emptyText: string;
  };

/** Large (the rules of all countries): load it with the form that needs it. It never rewrites the typed text. */
export function PhoneInput({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  name,
  value,
  onChange,
  ...rest
}: PhoneInputProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [parts, setParts] = useState(() => splitPhone(value, rest.defaultCountry));
  const [isTouched, setIsTouched] = useState(false);
  const shownError =
    error ?? (isTouched && value && !isPhoneValid(value, rest.defaultCountry) ? rest.invalidText : undefined);

  const change = (next: PhoneParts) => {
    setParts(next);
    const joined = joinPhone(next);
    onChange(joined, { isValid: isPhoneValid(joined), country: next.country });
  };
  const onType = (typed: string) => {
    // A complete number, pasted or autofilled, sets its own country.
    const whole = westernDigits(typed).trim().replace(/^00/, '+');
    change(
      whole.startsWith('+') && isPhoneValid(whole) ? splitPhone(whole, parts.country) : { ...parts, national: typed },
    );
  };

  return (
    <Field {...{ id, label, isLabelHidden, hint, className }} error={shownError} isRequired={rest.required}>
      {/* A phone number is left to right in every language, with its prefix on the left. */}
      <span className={classNames(FIELD_BOX, 'rtl:flex-row-reverse')}>
        <CountryButton {...rest} country={parts.country} onChoose={(country) => change({ ...parts, country })} />
        <input
          {...messageProps(id, { hint, error: shownError })}
          id={id}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete={rest.autoComplete ?? 'tel'}
          required={rest.required}
          disabled={rest.disabled}
          value={parts.national}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => setIsTouched(true)}
          className="h-12 min-w-0 flex-1 rounded-md bg-transparent px-2 text-start text-base outline-none"
        />
      </span>
      {name && <input type="hidden" name={name} value={value} />}
    </Field>
  );
}

type CountryButtonProps = Pick<
  PhoneInputProps,
  'language' | 'countryLabel' | 'searchLabel' | 'emptyText' | 'disabled'
> & {
  country: CountryCode;
  onChoose: (country: CountryCode) => void;
};

function CountryButton({ country, onChoose, countryLabel, disabled, ...list }: CountryButtonProps) {
  const name = new Intl.DisplayNames(list.language, { type: 'region' }).of(country);
  const prefix = `+${getCountryCallingCode(country)}`;
  return (
    <Popover
      label={countryLabel}
      isFlush
      trigger={(props) => (
        <button
          {...props}
          type="button"
          dir="ltr"
          disabled={disabled}
          aria-label={`${countryLabel}: ${name} ${prefix}`}
          className="ms-1 flex h-10 shrink-0 items-center gap-1.5 rounded-sm px-2.5 text-base font-medium transition hover:bg-wash rtl:ms-0 rtl:me-1"
        >
          <FlagAndPrefix country={country} prefix={prefix} />
        </button>
      )}
    >
      {(close) => (
        <CountryList
          {...list}
          chosen={country}
          onChoose={(code) => {
            onChoose(code);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function FlagAndPrefix({ country, prefix }: { country: CountryCode; prefix: string }) {
  return (
    <>
      <span className="text-lg leading-none" aria-hidden>
        {flagOf(country)}
      </span>
      <span className="tabular-nums">{prefix}</span>
      <ChevronDown className="size-4 text-ink-soft" aria-hidden />
    </>
  );
}
