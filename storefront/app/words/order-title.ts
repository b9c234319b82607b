import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';

type TitleFields = Pick<TrackedOrder, 'id' | 'parcel'> & {
  store: { name: string; logo_full_url?: string | null } | null;
};

/** What an order is called: its store, or what is sent to whom. */
export function orderTitle({ id, store, parcel }: TitleFields): string {
  if (store) return store.name;
  return parcel ? parcelTitle(parcel) : t('order.number', { id });
}

/** Such as "Documents to Sara". */
export function parcelTitle({ name, receiver_name }: NonNullable<TrackedOrder['parcel']>): string {
  return receiver_name ? t('order.parcel_to', { what: name, name: receiver_name }) : name;
}

export function orderPicture({ store, parcel }: TitleFields): string | null {
  return store?.logo_full_url ?? parcel?.image_full_url ?? null;
}
