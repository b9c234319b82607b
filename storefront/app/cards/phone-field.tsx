import { t } from '@rialto/messages/text.ts';
import { PhoneInput } from '../ui/phone-input.tsx';
import { useRootData } from '../platform/root-data.ts';
import type { CountryCode } from '../ui/countries.ts';

type Props = { label: string; value: string; onChange: (value: string) => void; error?: string | undefined };

/** A phone number with its country, which is the shop's until another is chosen. */
export function PhoneField({ label, value, onChange, error }: Props) {
  const { config, scope } = useRootData();
  return (
    <PhoneInput
      name="phone"
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      required
      defaultCountry={config.country as CountryCode}
      language={scope.language}
      invalidText={t('refusal.phone_invalid')}
      countryLabel={t('address.phone_countries')}
      searchLabel={t('address.phone_search')}
      emptyText={t('address.phone_no_country')}
    />
  );
}
