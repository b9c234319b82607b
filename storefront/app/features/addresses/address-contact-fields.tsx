import { EMAIL_MAX_LENGTH } from '@rialto/contract/shapes/email-address.ts';
import { t } from '@rialto/texts/text.ts';
import { PhoneField } from '../../cards/addresses/phone-field.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { AddressFormState } from './use-address-form.ts';

/** Contact person for the courier. */
export function AddressContactFields({ state: { form, change, problems } }: { state: AddressFormState }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold text-ink">{t('address.who')}</legend>
      <Input
        label={t('address.name')}
        required
        maxLength={100}
        autoComplete="name"
        value={form.contact_person_name}
        onChange={(event) => change({ contact_person_name: event.target.value })}
        error={problems.name}
      />
      <PhoneField
        label={t('address.phone')}
        value={form.contact_person_number}
        onChange={(contact_person_number) => change({ contact_person_number })}
        error={problems.phone}
      />
      <Input
        label={t('address.email')}
        type="email"
        dir="ltr"
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        value={form.contact_person_email}
        onChange={(event) => change({ contact_person_email: event.target.value })}
        error={problems.email}
      />
    </fieldset>
  );
}
