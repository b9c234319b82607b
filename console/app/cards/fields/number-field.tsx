import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type ReactNode } from 'react';

type Props = {
  label: ReactNode;
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number | 'any';
  required?: boolean;
  isLabelHidden?: boolean;
  disabled?: boolean;
};

/** A number that may be empty. Keeps what was typed, such as "1." on the way to "1.5". */
export function NumberField({ value, onChange, step = 'any', ...field }: Props) {
  const [text, setText] = useState(() => textOf(value));
  if (valueOf(text) !== value) setText(textOf(value));
  return (
    <Input
      {...field}
      type="number"
      inputMode="decimal"
      step={step}
      dir="ltr"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(valueOf(currentTarget.value));
      }}
    />
  );
}

function valueOf(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
