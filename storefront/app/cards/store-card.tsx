import type { Store } from '@rialto/contract/shapes/store.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/messages/text.ts';
import { distanceLabel } from '@rialto/rules/store/distance-label.ts';
import { itemCountLabel } from '@rialto/rules/store/item-count-label.ts';
import type { ReactNode } from 'react';
import { useMoney } from '../platform/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Image } from '../ui/image.tsx';
import { Rating } from '../ui/rating.tsx';
import { numberText, ratingText } from './number-text.ts';

type Props = { store: Store; moduleType: ModuleType; favourite: ReactNode; isFirst?: boolean };

/** A store in a list: what it is, whether it is open, how good, how far, how soon. */
export function StoreCard({ store, moduleType, favourite, isFirst = false }: Props) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface">
      <div className="relative">
        <Image
          src={store.cover_photo_full_url}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 1280px) 310px, (min-width: 640px) 45vw, 92vw"
          maxWidth={960}
          isEager={isFirst}
          className={store.open ? '' : 'opacity-60 grayscale-[35%]'}
        />
        <div className="absolute start-3 top-3 flex gap-1.5">
          {store.featured === 1 && (
            <Badge tone="inverse" look="solid">
              {t('store.featured')}
            </Badge>
          )}
          {store.free_delivery === 1 && store.delivery === 1 && (
            <Badge tone="accent" look="solid">
              {t('store.free_delivery')}
            </Badge>
          )}
        </div>
        <div className="absolute end-3 top-3">{favourite}</div>
        <div className="absolute start-4 -bottom-6 w-14 overflow-hidden rounded-md border-2 border-surface bg-surface shadow-2">
          <Image src={store.logo_full_url} alt="" sizes="56px" maxWidth={160} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-9 pb-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-1 text-base font-semibold text-ink">{store.name}</h3>
          <StoreRating store={store} />
        </div>
        <p className="line-clamp-1 text-sm text-ink-soft">{store.address}</p>
        <StoreFacts store={store} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <OpenMark isOpen={store.open === 1} />
          <span className="text-xs text-ink-soft">{itemCountText(store.total_items, moduleType)}</span>
        </div>
      </div>
    </article>
  );
}

function StoreRating({ store }: { store: Store }) {
  if (store.avg_rating === null) return <Badge tone="info">{t('store.new')}</Badge>;
  const value = ratingText(store.avg_rating);
  return (
    <Rating look="compact" size="sm" value={store.avg_rating} valueText={value} label={t('store.rating', { value })} />
  );
}

/** How soon, how far, from how much on: one quiet line, parted by dots. */
function StoreFacts({ store }: { store: Store }) {
  const money = useMoney();
  const facts = [
    store.delivery === 1
      ? t('store.delivery_time', { range: minutesText(store.delivery_time) })
      : t('store.take_away_only'),
    ...(store.distance === null ? [] : [distanceText(store.distance)]),
    ...(store.minimum_order > 0 ? [t('store.minimum', { amount: money(store.minimum_order) })] : []),
  ];
  return (
    <ul className="dotted flex flex-wrap text-xs font-medium text-ink-soft">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function OpenMark({ isOpen }: { isOpen: boolean }) {
  return (
    <span
      className={`flex items-center gap-1.5 text-xs font-semibold ${isOpen ? 'text-success-text' : 'text-ink-faint'}`}
    >
      <span aria-hidden className={`size-2 rounded-full ${isOpen ? 'bg-success' : 'bg-outline'}`} />
      {isOpen ? t('store.open') : t('store.closed')}
    </span>
  );
}

function minutesText(range: string): string {
  return range
    .split('-')
    .map((minutes) => numberText(Number(minutes)))
    .join('–');
}

function distanceText(metres: number): string {
  const { unit, value, isMore } = distanceLabel(metres);
  if (isMore) return t('store.distance_far');
  const text = numberText(value);
  return unit === 'm' ? t('store.distance_m', { value: text }) : t('store.distance_km', { value: text });
}

function itemCountText(totalItems: number, moduleType: ModuleType): string {
  const { count, isMore } = itemCountLabel(totalItems);
  const text = `${numberText(count)}${isMore ? '+' : ''}`;
  return moduleType === 'food' ? t('store.dishes', { count: text }) : t('store.items', { count: text });
}
