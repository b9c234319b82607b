import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type ReactNode } from 'react';

type Props = {
  label: ReactNode;
  value: number | null;
  /** Null for an empty field. */
  onChange: (value: number | null) => void;
  hint?: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  /** A value outside is corrected when the field is left. */
  min?: number;
  max?: number;
  /** 1 for whole numbers. */
  step?: number | 'any';
  required?: boolean;
  isLabelHidden?: boolean;
  disabled?: boolean;
  className?: string;
};

/** A number that may be empty, typed in Latin or Arabic digits. An unfinished one such as "1." is kept as it is typed. */
export function NumberField({ value, onChange, min = 0, max = Infinity, step = 'any', suffix, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWhole = step === 1;
  const change = (text: string) => {
    const plain = latinDigits(text)
      .replace(/[,٫]/, '.')
      .replaceAll(isWhole ? /[^\d-]/g : /[^\d.-]/g, '')
      .replaceAll(min < 0 ? /(?!^)-/g : /-/g, '');
    setTyped(plain);
    if (plain === '') onChange(null);
    else if (Number.isFinite(Number(plain))) onChange(Number(plain));
  };
  const leave = () => {
    setTyped(null);
    if (value !== null && (value < min || value > max)) onChange(Math.min(max, Math.max(min, value)));
  };
  return (
    <Input
      {...field}
      value={typed ?? (value === null ? '' : String(value))}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      suffix={suffix && <span className="px-2 text-sm">{suffix}</span>}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
    />
  );
}

const ARABIC_ZERO = 0x660;

/** An Arabic keyboard may type Arabic digits. */
function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
}
