import type { ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';

/** Where or when the receiver of a parcel wants it handed over. */
export function wishText({ wish, minutes }: Pick<ParcelWish, 'wish' | 'minutes'>): string {
  switch (wish) {
    case 'door':
      return t('order.parcel_wish_door');
    case 'neighbour':
      return t('order.parcel_wish_neighbour');
    case 'reception':
      return t('order.parcel_wish_reception');
    case 'later':
      return t('order.parcel_wish_later', { count: minutes ?? 0 });
  }
}
