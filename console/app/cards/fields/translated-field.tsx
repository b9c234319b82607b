import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  value: ConsoleTranslation;
  onChange: (value: ConsoleTranslation) => void;
  hint?: ReactNode;
  error?: ReactNode;
  maxLength: number;
  required?: boolean;
  isLong?: boolean;
  isLabelHidden?: boolean;
};

/** A text in both languages, side by side. */
export function TranslatedField({ label, value, onChange, hint, error, isLong, required, ...rest }: Props) {
  const Box = isLong ? TextArea : Input;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Box
        {...rest}
        {...(required && { required })}
        label={t('console.fields_in_english', { label })}
        lang="en"
        dir="ltr"
        hint={hint}
        error={error}
        value={value.en}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          onChange({ ...value, en: currentTarget.value })
        }
      />
      <Box
        {...rest}
        label={t('console.fields_in_arabic', { label })}
        lang="ar"
        dir="rtl"
        {...(!isLong && { placeholder: value.en })}
        value={value.ar ?? ''}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          onChange({ ...value, ar: currentTarget.value || null })
        }
      />
    </div>
  );
}
