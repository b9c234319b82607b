import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';

export type Texts = { en: string; ar: string | null };

type Props = {
  label: string;
  value: Texts;
  onChange: (value: Texts) => void;
  isLong?: boolean;
  isRequired?: boolean;
  maxLength: number;
  hint?: string;
};

/** A text in English and Arabic side by side, each in its own direction. */
export function BothTexts({ label, value, onChange, isLong = false, isRequired = false, maxLength, hint }: Props) {
  const Control = isLong ? TextArea : Input;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Control
        label={t('console.catalogue_in_english', { label })}
        hint={hint}
        value={value.en}
        maxLength={maxLength}
        required={isRequired}
        dir="ltr"
        lang="en"
        onChange={(event: { currentTarget: { value: string } }) =>
          onChange({ ...value, en: event.currentTarget.value })
        }
      />
      <Control
        label={t('console.catalogue_in_arabic', { label })}
        value={value.ar ?? ''}
        maxLength={maxLength}
        placeholder={isLong ? undefined : value.en}
        dir="rtl"
        lang="ar"
        onChange={(event: { currentTarget: { value: string } }) =>
          onChange({ ...value, ar: event.currentTarget.value === '' ? null : event.currentTarget.value })
        }
      />
    </div>
  );
}
