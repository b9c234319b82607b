import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { itemCountLabel } from '@rialto/rules/store/item-count-label.ts';
import type { ReactNode } from 'react';
import { useMoney } from '../../words/money-text.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { CardTitle } from '../card-title.tsx';
import { percentText } from '../items/item-marks.tsx';
import { ratingText } from '../../words/number-text.ts';
import { shortAddress } from '../../words/short-address.ts';
import { deliveryTimeText, distanceText } from '../../words/store-words.ts';

/** The fields of a store that its card needs, to keep the page data small. */
export type StoreOnCard = Pick<
  Store,
  | 'id'
  | 'slug'
  | 'name'
  | 'address'
  | 'logo_full_url'
  | 'cover_photo_full_url'
  | 'module_id'
  | 'zone_id'
  | 'total_items'
  | 'featured'
  | 'avg_rating'
  | 'distance'
  | 'open'
  | 'opens_text'
  | 'delivery'
  | 'take_away'
  | 'schedule_order'
  | 'free_delivery'
  | 'minimum_order'
  | 'delivery_time'
  | 'delivers_here'
  | 'delivery_minutes'
  | 'delivery_charge'
  | 'discount'
>;

type Props = { store: StoreOnCard; moduleType: ModuleType; favourite: ReactNode; isFirst?: boolean };

/** A store in a list with status, rating, distance, delivery time and fee (HOM-20). */
export function StoreCard({ store, moduleType, favourite, isFirst = false }: Props) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface transition hover:shadow-2 motion-reduce:transition-none">
      <StorePictures store={store} isFirst={isFirst} favourite={favourite} />
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-9 pb-4">
        <div className="flex items-start justify-between gap-3">
          <CardTitle to={paths.store(store)} look="line">
            {store.name}
          </CardTitle>
          <StoreRating store={store} />
        </div>
        <StoreFacts store={store} hasMinimum={false} />
        <p className="line-clamp-1 text-sm text-ink-soft">
          <bdi>{shortAddress(store.address)}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2 text-xs">
          <OpenMark store={store} />
          <StoreScale store={store} moduleType={moduleType} />
        </div>
      </div>
    </article>
  );
}

function StorePictures({ store, isFirst, favourite }: { store: StoreOnCard; isFirst: boolean; favourite: ReactNode }) {
  return (
    <div className="relative">
      <Image
        src={store.cover_photo_full_url}
        name={store.name}
        fallback=""
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 1280px) 310px, (min-width: 640px) 45vw, 92vw"
        maxWidth={960}
        isEager={isFirst}
      />
      {(store.discount || store.featured === 1) && <StoreBadges store={store} />}
      <div className="absolute end-3 top-3 z-2">{favourite}</div>
      <div className="absolute start-4 -bottom-6 w-14 overflow-hidden rounded-md border-2 border-surface bg-surface shadow-2">
        <Image src={store.logo_full_url} name={store.name} alt="" sizes="56px" maxWidth={160} />
      </div>
    </div>
  );
}

/** At most one on a picture: the discount, or else that it is featured. */
function StoreBadges({ store }: { store: StoreOnCard }) {
  return (
    <div className="absolute start-3 top-3">
      {store.discount ? (
        <Badge tone="accent" look="solid">
          {t('item.discount', { value: percentText(store.discount.discount) })}
        </Badge>
      ) : (
        <Badge tone="inverse" look="solid">
          {t('store.featured')}
        </Badge>
      )}
    </div>
  );
}

export function StoreRating({ store }: { store: StoreOnCard }) {
  if (store.avg_rating === null) return <Badge tone="info">{t('store.new')}</Badge>;
  const value = ratingText(store.avg_rating);
  return (
    <Rating look="compact" size="sm" value={store.avg_rating} valueText={value} label={t('store.rating', { value })} />
  );
}

/** Delivery time, fee, distance and minimum order in one line. */
export function StoreFacts({ store, hasMinimum = true }: { store: StoreOnCard; hasMinimum?: boolean }) {
  const money = useMoney();
  const distance = store.distance === null ? [] : [distanceText(store.distance)];
  return (
    <Dotted facts={[...deliveryFacts(store, money), ...distance, ...(hasMinimum ? minimumFact(store, money) : [])]} />
  );
}

/** Minimum order and number of items. */
function StoreScale({ store, moduleType }: Pick<Props, 'store' | 'moduleType'>) {
  const money = useMoney();
  return <Dotted facts={[...minimumFact(store, money), itemCountText(store.total_items, moduleType)]} />;
}

function Dotted({ facts }: { facts: string[] }) {
  return (
    <p className="dotted text-xs font-medium text-ink-soft">
      {facts.map((fact) => (
        <span key={fact}>{`${fact} `}</span>
      ))}
    </p>
  );
}

function minimumFact({ minimum_order }: StoreOnCard, money: (amount: number) => string): string[] {
  return minimum_order > 0 ? [t('store.minimum', { amount: money(minimum_order) })] : [];
}

/** Without a location it is unknown whether the store delivers there, so its general delivery time is shown. */
function deliveryFacts(store: StoreOnCard, money: (amount: number) => string): string[] {
  if (store.delivery === 0) return [t('store.take_away_only')];
  if (store.delivers_here === 0) return [store.take_away === 1 ? t('store.take_away_only') : t('store.too_far')];
  return [deliveryTimeText(store), ...chargeFact(store, money)];
}

function chargeFact({ delivery_charge, free_delivery }: StoreOnCard, money: (amount: number) => string): string[] {
  if (free_delivery === 1 || delivery_charge === 0) return [t('store.free_delivery')];
  return delivery_charge === null ? [] : [t('store.delivery_charge', { amount: money(delivery_charge) })];
}

/** Open now, or when it opens. */
export function OpenMark({ store }: { store: Pick<StoreOnCard, 'open' | 'opens_text'> }) {
  const isOpen = store.open === 1;
  return (
    <span className={`flex items-center gap-1.5 font-semibold ${isOpen ? 'text-success-text' : 'text-ink-soft'}`}>
      <span aria-hidden className={`size-2 rounded-full ${isOpen ? 'bg-success' : 'bg-outline'}`} />
      {isOpen ? t('store.open') : (store.opens_text ?? t('store.closed'))}
    </span>
  );
}

function itemCountText(totalItems: number, moduleType: ModuleType): string {
  const { count, isMore } = itemCountLabel(totalItems);
  if (moduleType === 'food') return isMore ? t('store.dishes_more', { count }) : t('store.dishes', { count });
  return isMore ? t('store.items_more', { count }) : t('store.items', { count });
}
