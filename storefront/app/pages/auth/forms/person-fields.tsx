import { EMAIL_MAX_LENGTH } from '@rialto/contract/shapes/email-address.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { PhoneField } from '../../../cards/addresses/phone-field.tsx';
import { useRootData } from '../../../platform/page/root-data.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { Person, Problems } from './person-problems.ts';

const NAME_MOST = 80;
const REFERRAL_MOST = 20;

type Props = {
  known?: Partial<Person>;
  /** The sign-in provider has verified the email. */
  isEmailFixed?: boolean;
  problems: Problems<keyof Person>;
};

/** Names, email, and the phone for the courier. */
export function PersonFields({ known = {}, isEmailFixed = false, problems }: Props) {
  const [phone, setPhone] = useState(known.phone ?? '');
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          name="f_name"
          label={t('auth.first_name')}
          autoComplete="given-name"
          required
          maxLength={NAME_MOST}
          defaultValue={known.f_name}
          error={problems.f_name}
        />
        <Input
          name="l_name"
          label={t('auth.last_name')}
          autoComplete="family-name"
          required
          maxLength={NAME_MOST}
          defaultValue={known.l_name}
          error={problems.l_name}
        />
      </div>
      <Input
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        dir="ltr"
        readOnly={isEmailFixed}
        defaultValue={known.email}
        error={problems.email}
      />
      <PhoneField
        name="phone"
        label={t('auth.phone')}
        value={phone}
        onChange={setPhone}
        error={problems.phone}
        required
      />
    </>
  );
}

/** The referral code of an invitation. */
export function ReferralField({ code, error }: { code: string; error: string | undefined }) {
  const { config } = useRootData();
  if (config.ref_earning_status === 0) return null;
  return (
    <Input
      name="ref_code"
      label={t('auth.referral')}
      hint={t('auth.referral_hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={REFERRAL_MOST}
      defaultValue={code}
      error={error}
    />
  );
}
