import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { ClipboardPlus, Clock, MapPin, TicketPercent, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { percentText } from '../../cards/items/item-marks.tsx';
import { dialogs } from '../../shared/dialogs.ts';
import { useMoney } from '../../words/money-text.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import type { StoreWords } from './store-words.ts';

/** Notices: a running discount, a closed store, or a location it does not deliver to. */
export function StoreNotices({ store, words }: { store: StoreDetail; words: StoreWords }) {
  const isElsewhere = store.delivers_here !== 1;
  const hasPrescriptions = store.prescription_order === 1;
  if (!store.discount && store.open === 1 && !isElsewhere && !hasPrescriptions) return null;
  return (
    <div className="mt-3 grid gap-3 sm:mt-5 lg:grid-cols-2">
      {store.discount && <DiscountNotice discount={store.discount} ends={words.discountEnds} />}
      {store.open === 0 && (
        <Notice icon={Clock} tone="warning">
          {store.schedule_order === 1 ? t('store.order_for_later') : t('store.orders_when_open')}
        </Notice>
      )}
      {isElsewhere && <DeliveryNotice store={store} />}
      {hasPrescriptions && <PrescriptionNotice store={store} />}
    </div>
  );
}

/** Link to order by prescription pictures at pharmacies that accept them (CHK-12). */
function PrescriptionNotice({ store }: { store: StoreDetail }) {
  return (
    <Notice icon={ClipboardPlus} tone="info">
      <p>{t('prescription.link_text')}</p>
      <Link
        to={paths.prescription(store.id)}
        className={buttonClass({ kind: 'secondary', size: 'sm', className: 'mt-3' })}
      >
        {t('prescription.link')}
      </Link>
    </Notice>
  );
}

type Discount = NonNullable<StoreDetail['discount']>;

function DiscountNotice({ discount, ends }: { discount: Discount; ends: string | null }) {
  const money = useMoney();
  const terms = [
    ...(discount.min_purchase > 0 ? [t('store.discount_from', { amount: money(discount.min_purchase) })] : []),
    ...(discount.max_discount === null ? [] : [t('store.discount_most', { amount: money(discount.max_discount) })]),
    ...(ends ? [t('store.discount_until', { date: ends })] : []),
  ];
  return (
    <Notice icon={TicketPercent} tone="accent">
      <strong className="font-semibold">{t('store.discount', { value: percentText(discount.discount) })}</strong>
      <span className="dotted mt-0.5 flex flex-wrap text-sm">
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
      </span>
    </Notice>
  );
}

function DeliveryNotice({ store }: { store: StoreDetail }) {
  return (
    <Notice icon={MapPin} tone="info">
      <p>{deliveryText(store)}</p>
      {store.delivery === 1 && (
        <a
          href={paths.locate()}
          onClick={(event) => {
            event.preventDefault();
            dialogs.open({ name: 'location-picker', mode: { kind: 'store' } });
          }}
          className={buttonClass({ kind: 'secondary', size: 'sm', className: 'mt-3' })}
        >
          {t('location.pick_from_map')}
        </a>
      )}
    </Notice>
  );
}

function deliveryText({ delivery, take_away, delivers_here }: StoreDetail): string {
  if (delivery === 0) return t('store.take_away_note');
  if (delivers_here === null) return t('store.where_to');
  return take_away === 1 ? t('store.not_here_take_away') : t('store.not_here');
}

const TONES = {
  accent: 'bg-accent-soft text-accent-text',
  warning: 'bg-warning-soft text-warning-text',
  info: 'bg-info-soft text-info-text',
};

function Notice({ icon: Icon, tone, children }: { icon: LucideIcon; tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <div className={classNames('flex gap-3 rounded-lg px-4 py-2.5 text-md sm:py-3.5', TONES[tone])}>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
