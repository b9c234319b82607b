import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { listCoupons } from '@rialto/contract/calls/offers.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { callApiIn } from '../../../platform/api/api.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import type { QuoteStore } from '../form/checkout-form.ts';

type Coupons = Reply<typeof listCoupons>;
type Props = { store: QuoteStore; subtotal: number; onChoose: (code: string) => void };

/** The coupons for this store and customer, loaded on demand; those that cannot be used say why. */
export function CouponOffers({ store, subtotal, onChoose }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [coupons, setCoupons] = useState<Coupons | null>(null);
  const toggle = () => {
    setIsOpen(!isOpen);
    if (coupons || isOpen) return;
    const call = callApiIn({ zoneIds: [store.zone_id], moduleId: store.module_id });
    call(listCoupons, { query: { store_id: store.id, amount: subtotal } }).then(setCoupons, (thrown: unknown) => {
      setIsOpen(false);
      showErrors(thrown);
    });
  };
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        className="-ms-3 mt-2"
        aria-expanded={isOpen}
        aria-controls={id}
        isLoading={isOpen && coupons === null}
        onClick={toggle}
        iconEnd={<ChevronDown className={classNames('size-4 transition', isOpen && 'rotate-180')} aria-hidden />}
      >
        {t('checkout.coupons_show')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {coupons?.length === 0 && <p className="text-sm text-ink-soft">{t('checkout.coupons_none')}</p>}
        <ul className="mt-1 flex flex-col gap-2">
          {coupons?.map((coupon) => (
            <Offer key={coupon.id} coupon={coupon} onChoose={onChoose} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Offer({ coupon, onChoose }: { coupon: Coupons[number]; onChoose: (code: string) => void }) {
  const money = useChargedMoney();
  return (
    <li className="flex items-center justify-between gap-3 rounded-md border border-dashed border-outline px-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm font-bold tracking-wide text-ink" dir="ltr">
          <bdi>{coupon.code}</bdi>
        </span>
        <span className="block text-sm text-ink-soft">{coupon.title}</span>
        {coupon.min_purchase > 0 && (
          <span className="block text-xs text-ink-faint">
            {t('coupon.from', { amount: money(coupon.min_purchase) })}
          </span>
        )}
        {coupon.reason && <span className="block text-sm font-medium text-ink">{coupon.reason.message}</span>}
      </span>
      {coupon.reason?.code === 'coupon_needs_account' ? (
        <Link to={paths.signInFrom(paths.checkout())} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {t('shell.sign_in')}
        </Link>
      ) : (
        <Button
          kind="secondary"
          size="sm"
          disabled={!coupon.usable}
          aria-label={t('checkout.coupon_use', { code: coupon.code })}
          onClick={() => onChoose(coupon.code)}
        >
          {t('checkout.coupon_apply')}
        </Button>
      )}
    </li>
  );
}
