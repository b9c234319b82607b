import { t } from '@rialto/texts/text.ts';
import { BadgePercent } from 'lucide-react';
import { dateText } from '../../../words/dates.ts';
import { numberText } from '../../../words/number-text.ts';
import { useProfile } from '../../../features/account/profile.ts';
import { useTimeZone } from '../../../words/use-time-zone.ts';
import { useMoney } from '../../../words/money-text.ts';

/** The first-order discount and its end date, if the profile has one (HOM-22). */
export function WelcomeOffer() {
  const profile = useProfile();
  const money = useMoney();
  const timeZone = useTimeZone();
  if (profile?.is_valid_for_discount !== 1) return null;
  const { discount_amount, discount_amount_type, validity } = profile;
  const discount = discount_amount_type === 'percent' ? `${numberText(discount_amount)}%` : money(discount_amount);
  return (
    <p className="mt-1 flex items-start gap-2.5 rounded-md bg-accent-soft px-3.5 py-3 text-sm font-medium text-accent-text">
      <BadgePercent className="mt-0.5 size-5 shrink-0" aria-hidden />
      <span>
        {t('profile.first_order', { discount })}
        {validity && (
          <span className="block font-normal">
            {t('profile.first_order_until', { day: dateText(validity, timeZone) })}
          </span>
        )}
      </span>
    </p>
  );
}
