import type { Store } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { distanceLabel } from '@rialto/rules/store/distance-label.ts';
import { numberText } from './number-text.ts';

/** A distance in metres or kilometres (HOM-20). */
export function distanceText(metres: number): string {
  const { unit, value, isMore } = distanceLabel(metres);
  if (isMore) return t('store.distance_far');
  const text = numberText(value);
  return unit === 'm' ? t('store.distance_m', { value: text }) : t('store.distance_km', { value: text });
}

/** The delivery time: to the visitor's location if known, the store's general one otherwise. */
export function deliveryTimeText({
  delivery_minutes,
  delivery_time,
}: Pick<Store, 'delivery_minutes' | 'delivery_time'>) {
  const range = delivery_minutes ? [delivery_minutes.min, delivery_minutes.max] : delivery_time.split('-').map(Number);
  return t('store.delivery_time', { range: range.map(numberText).join('–') });
}
