import { t } from '@rialto/texts/text.ts';
import { useFirstTouch } from '@rialto/ui/base/use-first-touch.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState } from 'react';
import type { PhoneField as Field } from '../../../cards/addresses/phone-field.tsx';

type Props = { label?: string; value: string; error: string | undefined; onChange: (value: string) => void };

/**
 * A plain field until the visitor touches the page, then the one with countries: the phone rules of all countries are too
 * large for the first view. The server reads a number without prefix as one of the shop's country, as both fields do.
 */
export function GuestPhone({ label = t('checkout.contact_phone'), value, error, onChange }: Props) {
  const PhoneField = usePhoneField();
  const [isTyping, setIsTyping] = useState(false);
  // A field is not replaced while it has the focus.
  if (PhoneField && !isTyping)
    return <PhoneField label={label} required value={value} error={error} onChange={onChange} />;
  return (
    <Input
      type="tel"
      label={label}
      required
      dir="ltr"
      autoComplete="tel"
      maxLength={20}
      value={value}
      error={error}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function usePhoneField(): typeof Field | null {
  const [loaded, setLoaded] = useState<{ PhoneField: typeof Field } | null>(null);
  useFirstTouch(() => {
    // Without it, the plain field stays.
    void import('../../../cards/addresses/phone-field.tsx').then(setLoaded, () => undefined);
  });
  return loaded?.PhoneField ?? null;
}
