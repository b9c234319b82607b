import { t } from '@rialto/texts/text.ts';
import type { DeliveryType, StoreFlag, StoreShow } from './stores-filter.ts';

export function showName(show: StoreShow): string {
  const names = {
    all: t('stores.show_everything'),
    newly_joined: t('stores.show_new'),
    popular: t('stores.show_popular'),
    top_rated: t('stores.show_top_rated'),
  };
  return names[show];
}

export function deliveryName(type: DeliveryType): string {
  const names = { all: t('stores.delivery_all'), delivery: t('stores.delivery'), take_away: t('stores.take_away') };
  return names[type];
}

export function flagName(flag: StoreFlag): string {
  const names = {
    open: t('stores.only_open'),
    delivers_here: t('stores.only_delivering'),
    free_delivery: t('stores.only_free'),
  };
  return names[flag];
}
