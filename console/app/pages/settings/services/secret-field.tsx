import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isStored: boolean;
  /** The last characters of the stored secret. */
  end: string | null;
};

/** A secret that is written and never shown again. An empty field keeps the stored one. */
export function SecretField({ label, value, onChange, isStored, end }: Props) {
  return (
    <Input
      type="password"
      dir="ltr"
      autoComplete="off"
      label={label}
      maxLength={400}
      placeholder={isStored ? `••••••••${end ?? ''}` : ''}
      hint={isStored ? t('console.services_secret_kept') : t('console.services_secret_hint')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
