import { t } from '@rialto/texts/text.ts';
import { percentText } from '../../cards/items/item-marks.tsx';
import { dateText } from '../../words/dates.ts';
import { useTimeZone } from '../../words/use-time-zone.ts';
import { useMoney } from '../../words/money-text.ts';
import type { CashbackOffer } from './cashback-query.ts';

/** One offer: how much comes back, and on which orders until when. */
export function CashbackCard({ offer }: { offer: CashbackOffer }) {
  const money = useMoney();
  const timeZone = useTimeZone();
  const worth = offer.cashback_type === 'percent' ? percentText(offer.cashback_amount) : money(offer.cashback_amount);
  const { min_purchase, max_discount, store } = offer;
  const from = min_purchase > 0 ? t('coupon.from', { amount: money(min_purchase) }) : t('coupon.any_amount');
  const terms = [
    store ? t('coupon.at_store', { store: store.name, from }) : from,
    ...(max_discount === null ? [] : [t('coupon.most', { amount: money(max_discount) })]),
    t('coupon.valid_until', { date: dateText(offer.end_date, timeZone) }),
  ];
  return (
    <article className="flex h-full items-center gap-4 rounded-md bg-accent-soft p-4">
      <p className="min-w-13 text-xl font-extrabold text-accent-text tabular-nums">{worth}</p>
      <div className="min-w-0">
        <h3 className="text-sm font-semibold text-wrap text-ink">{offer.title}</h3>
        {terms.map((term) => (
          <p key={term} className="text-xs text-ink-soft">
            {term}
          </p>
        ))}
      </div>
    </article>
  );
}
