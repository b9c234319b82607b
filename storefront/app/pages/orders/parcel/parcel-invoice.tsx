import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { ParcelDetails, ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { parcelTitle } from '../../../words/order-title.ts';
import { weightText } from './parcel-contents.tsx';

/** Sender and receiver of a parcel on its invoice. */
export function ParcelParties({ parcel: { sender, receiver } }: { parcel: ParcelDetails }) {
  return (
    <div className="grid gap-6 py-6 sm:grid-cols-2">
      <Party title={t('invoice.parcel_from')} end={sender} />
      <Party title={t('invoice.parcel_to')} end={receiver} />
    </div>
  );
}

function Party({ title, end }: { title: string; end: ParcelEnd }) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
      <p className="font-semibold text-ink">
        <bdi>{end.contact_person_name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{end.address}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi dir="ltr">{end.contact_person_number}</bdi>
      </p>
    </div>
  );
}

/** What was carried, instead of a table of goods. */
export function ParcelLine({ order: { parcel, parcel_details: details } }: { order: OrderDetail }) {
  if (!parcel || !details) return null;
  const facts = [details.content, details.weight === null ? null : weightText(details.weight)].filter(Boolean);
  return (
    <div className="mb-6 border-y border-hairline py-3">
      <h2 className="text-sm font-semibold text-ink-soft">{t('invoice.parcel')}</h2>
      <p className="font-medium text-ink">
        <bdi>{parcelTitle(parcel)}</bdi>
      </p>
      {facts.length > 0 && (
        <p className="text-sm text-ink-soft">
          <bdi>{facts.join(' · ')}</bdi>
        </p>
      )}
    </div>
  );
}
