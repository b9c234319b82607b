import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { ratingText } from '../../words/number-text.ts';
import { deliveryTimeText, distanceText } from '../../words/store-words.ts';
import { useMoney } from '../../words/money-text.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Rating } from '@rialto/ui/feedback/rating.tsx';

type Props = { store: StoreDetail; /** Closing time; null if it is closed. */ openText: string | null };

/** Name, rating, status and delivery facts of the store. */
export function StoreSummary({ store, openText }: Props) {
  return (
    <div className="flex flex-col gap-3 sm:gap-5 wide:flex-row wide:items-end wide:justify-between">
      <div className="min-w-0">
        <h1 className="text-2xl font-extrabold text-ink sm:text-3xl">{store.name}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm sm:mt-2 sm:gap-y-2 sm:text-md">
          <RatingLink store={store} />
          <OpenLine store={store} openText={openText} />
          <bdi className="text-ink-soft">{store.address}</bdi>
        </div>
        <Badges store={store} />
      </div>
      <StoreFacts store={store} />
    </div>
  );
}

function RatingLink({ store }: { store: StoreDetail }) {
  if (store.avg_rating === null) return <Badge tone="info">{t('store.new')}</Badge>;
  const value = ratingText(store.avg_rating);
  return (
    <Link
      to={paths.store(store, '/reviews')}
      preventScrollReset
      className="touch-area rounded-sm underline-offset-4 hover:underline"
    >
      <Rating
        look="compact"
        value={store.avg_rating}
        valueText={value}
        label={t('store.rating', { value })}
        count={t('store.ratings', { count: store.rating_count })}
      />
    </Link>
  );
}

/** When it closes or opens. */
function OpenLine({ store, openText }: Props) {
  const isOpen = openText !== null;
  return (
    <span
      className={classNames('flex items-center gap-2 font-semibold', isOpen ? 'text-success-text' : 'text-ink-soft')}
    >
      <span aria-hidden className={classNames('size-2 rounded-full', isOpen ? 'bg-success' : 'bg-outline')} />
      {openText ?? store.opens_text ?? t('store.closed')}
    </span>
  );
}

function Badges({ store }: { store: StoreDetail }) {
  const isFree = store.free_delivery === 1 && store.delivery === 1;
  if (!isFree && store.featured === 0 && store.prescription_order === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:hidden">
      {isFree && <Badge tone="accent">{t('store.free_delivery')}</Badge>}
      {store.featured === 1 && <Badge>{t('store.featured')}</Badge>}
      {store.prescription_order === 1 && <Badge tone="info">{t('store.takes_prescriptions')}</Badge>}
    </div>
  );
}

/** Only known facts: without a location there is no distance, and without delivery there is no fee. */
function StoreFacts({ store }: { store: StoreDetail }) {
  const money = useMoney();
  const { delivery_charge: charge, distance, minimum_order: minimum } = store;
  const facts = [
    ...(store.delivery === 1 && store.delivers_here !== 0
      ? [{ name: t('store.fact_time'), value: deliveryTimeText(store) }]
      : []),
    ...(charge === null
      ? []
      : [{ name: t('store.fact_charge'), value: charge === 0 ? t('store.charge_free') : money(charge) }]),
    ...(distance === null ? [] : [{ name: t('store.fact_distance'), value: distanceText(distance) }]),
    { name: t('store.fact_minimum'), value: minimum > 0 ? money(minimum) : t('store.no_minimum') },
  ];
  return (
    <dl
      aria-label={t('store.facts')}
      className="flex shrink-0 overflow-hidden rounded-lg border border-hairline bg-surface sm:self-start wide:self-auto"
    >
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="-ms-px -mt-px flex flex-col-reverse border-s border-t border-hairline px-2 py-2 max-sm:min-w-0 max-sm:flex-auto max-sm:text-center sm:px-4 sm:py-3"
        >
          <dt className="truncate text-xs text-ink-soft">{name}</dt>
          <dd className="text-sm font-semibold whitespace-nowrap text-ink tabular-nums sm:text-base">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
