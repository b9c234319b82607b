import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';

/** Of an order or of one end of a parcel. */
type Address = Omit<ParcelEnd, 'latitude' | 'longitude'>;

/** An address with house, floor, note and contact. */
export function AddressText({ address }: { address: Address }) {
  const parts = [
    address.house && t('order.house', { house: address.house }),
    address.floor && t('order.floor', { floor: address.floor }),
    address.road,
  ].filter(Boolean);
  return (
    <address className="not-italic">
      <p className="font-semibold text-ink">
        <bdi>{address.address}</bdi>
      </p>
      {parts.length > 0 && (
        <p className="text-sm text-ink-soft">
          <bdi>{parts.join(' · ')}</bdi>
        </p>
      )}
      {address.additional_information && (
        <p className="text-sm text-ink-soft">
          <bdi>{address.additional_information}</bdi>
        </p>
      )}
      {address.contact_person_name && (
        <p className="mt-1.5 text-sm text-ink-soft">
          <bdi>{address.contact_person_name}</bdi>
          {address.contact_person_number && (
            <>
              {' · '}
              <bdi dir="ltr">{address.contact_person_number}</bdi>
            </>
          )}
        </p>
      )}
    </address>
  );
}
