import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { useRootData } from '../../platform/page/root-data.ts';
import type { CountryCode } from '@rialto/ui/fields/countries.ts';
import { PhoneInput } from '@rialto/ui/fields/phone-input.tsx';

type Props = {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  required?: boolean;
  /** The field name for native forms. */
  name?: string;
};

/** A phone field with country prefix; a number without one belongs to the shop's country (ADR-06). */
export function PhoneField({ onChange, ...rest }: Props) {
  const { config, scope } = useRootData();
  return (
    <PhoneInput
      {...rest}
      onChange={(value) => onChange(value)}
      defaultCountry={config.country as CountryCode}
      language={scope.language}
      invalidText={t('refusal.phone_invalid')}
      countryLabel={t('address.phone_countries')}
      searchLabel={t('address.phone_search')}
      emptyText={t('address.phone_no_country')}
    />
  );
}
