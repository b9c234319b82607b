import { t } from '@rialto/messages/text.ts';
import { useRootData } from '../../platform/root-data.ts';
import type { CountryCode } from '../../ui/countries.ts';
import { PhoneInput } from '../../ui/phone-input.tsx';

type Props = { id: string; value: string; error?: string | undefined; onChange: (phone: string) => void };

/** A phone number with its country, the shop's own at first. */
export function PhoneField({ onChange, ...rest }: Props) {
  const { config, scope } = useRootData();
  return (
    <PhoneInput
      {...rest}
      label={t('checkout.contact_phone')}
      required
      defaultCountry={config.country as CountryCode}
      language={scope.language}
      invalidText={t('refusal.phone_invalid')}
      countryLabel={t('checkout.phone_country')}
      searchLabel={t('checkout.phone_country_search')}
      emptyText={t('checkout.phone_country_none')}
      onChange={(phone) => onChange(phone)}
    />
  );
}
