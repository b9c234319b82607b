import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type ReactNode } from 'react';

type Props = {
  label: string;
  value: number | null;
  /** Null for an empty field. */
  onChange: (value: number | null) => void;
  suffix?: ReactNode;
  hint?: string;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  isWhole?: boolean;
  placeholder?: string;
  className?: string;
};

/** A number as it is typed. An unfinished one such as "1." is kept as text until it is a number again. */
export function AmountInput({ value, onChange, isRequired = false, isWhole = false, suffix, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const plain = latinDigits(text)
      .replace(/[,٫]/, '.')
      .replaceAll(isWhole ? /\D/g : /[^\d.]/g, '');
    setTyped(plain);
    if (plain === '') onChange(null);
    else if (Number.isFinite(Number(plain))) onChange(Number(plain));
  };
  return (
    <Input
      {...rest}
      value={typed ?? (value === null ? '' : String(value))}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      required={isRequired}
      suffix={suffix && <span className="px-2 text-sm">{suffix}</span>}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

const ARABIC_ZERO = 0x660;

/** An Arabic keyboard may type Arabic digits. */
function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
}
