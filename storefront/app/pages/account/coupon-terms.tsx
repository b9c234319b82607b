import type { listCoupons } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { dateText } from '../../words/dates.ts';
import { useTimeZone } from '../../words/use-time-zone.ts';
import { useMoney } from '../../words/money-text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';

type Coupon = Reply<typeof listCoupons>[number];

/** Until when the coupon is valid, up to which amount, how often this customer can still use it, or why not (MON-04). */
export function CouponTerms({ coupon }: { coupon: Coupon }) {
  const money = useMoney();
  const timeZone = useTimeZone();
  const { max_discount, uses_left, usable, reason } = coupon;
  const terms = [
    ...(max_discount === null || coupon.discount_type === 'amount'
      ? []
      : [t('coupon.most', { amount: money(max_discount) })]),
    t('coupon.valid_until', { date: dateText(coupon.expire_date, timeZone) }),
    ...(usable && uses_left !== null ? [t('coupon.uses_left', { count: uses_left })] : []),
  ];
  return (
    <>
      {terms.map((term) => (
        <p key={term} className="mt-0.5 text-xs text-ink-soft">
          {term}
        </p>
      ))}
      {reason && <p className="mt-0.5 text-xs font-medium text-ink">{reason.message}</p>}
      {coupon.for_you && (
        <Badge tone="accent" className="mt-2">
          {t('coupon.for_you')}
        </Badge>
      )}
    </>
  );
}
