import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { useMoney } from '../words/money-text.ts';
import { percentText } from './items/item-marks.tsx';

export type Coupon = {
  title: string;
  coupon_type: string;
  discount: number;
  discount_type: 'percent' | 'amount';
  min_purchase: number;
  store: { name: string } | null;
};

/** A coupon ticket: the discount on its stub, the terms next to it. `code` is the copy button, `note` more terms. */
export function CouponCard({ coupon, code, note }: { coupon: Coupon; code: ReactNode; note?: ReactNode }) {
  const money = useMoney();
  return (
    <article className={`relative flex h-full items-stretch rounded-lg bg-surface ${NOTCHES}`}>
      <div className="grid w-28 shrink-0 place-items-center border-e-2 border-dashed border-hairline p-3 text-center">
        <p className="text-xl leading-tight font-extrabold text-accent-text">{worth(coupon, money)}</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2.5 p-4">
        <div>
          <h3 className="line-clamp-2 text-base font-semibold text-ink">{coupon.title}</h3>
          <p className="mt-0.5 line-clamp-1 text-xs text-ink-soft">{condition(coupon, money)}</p>
          {note}
        </div>
        {code}
      </div>
    </article>
  );
}

/** The notches of the ticket, in the colour of the band behind it. */
const NOTCHES =
  'before:absolute before:start-26 before:-top-2 before:size-4 before:rounded-full before:bg-accent-soft ' +
  'after:absolute after:start-26 after:-bottom-2 after:size-4 after:rounded-full after:bg-accent-soft';

function worth({ coupon_type, discount, discount_type }: Coupon, money: (amount: number) => string): string {
  if (coupon_type === 'free_delivery') return t('store.free_delivery');
  return t('item.discount', { value: discount_type === 'percent' ? percentText(discount) : money(discount) });
}

function condition({ min_purchase, store }: Coupon, money: (amount: number) => string): string {
  const from = min_purchase > 0 ? t('coupon.from', { amount: money(min_purchase) }) : t('coupon.any_amount');
  return store ? t('coupon.at_store', { store: store.name, from }) : from;
}
