import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { ParcelDetails, ParcelHead as Parcel } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { ParcelHead } from '../../../cards/orders/parcel-head.tsx';
import { numberText } from '../../../words/number-text.ts';
import { PrivatePicture } from '../details/private-picture.tsx';
import { OrderBox } from '../parts/order-box.tsx';

type Props = { order: Pick<OrderDetail, 'order_note'>; parcel: Parcel; details: ParcelDetails };

/** What is sent: category, content, weight, and what the courier should know. */
export function ParcelContents({ order, parcel, details }: Props) {
  const { content, weight, instructions } = details;
  return (
    <OrderBox title={t('order.parcel')}>
      <ParcelHead parcel={parcel} />
      <dl className="mt-5 flex flex-col gap-4 border-t border-hairline pt-5 empty:hidden">
        {content && (
          <Fact name={t('order.parcel_content')}>
            <bdi>{content}</bdi>
          </Fact>
        )}
        {weight !== null && <Fact name={t('order.parcel_weight')}>{weightText(weight)}</Fact>}
        {instructions.length > 0 && (
          <Fact name={t('order.parcel_instructions')}>
            <ul className="mt-1 flex flex-wrap gap-2">
              {instructions.map((instruction) => (
                <li key={instruction} className="rounded-full bg-sunken px-3 py-1 text-sm font-medium">
                  {instruction}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {order.order_note && (
          <Fact name={t('order.note')}>
            <bdi className="whitespace-pre-line">{order.order_note}</bdi>
          </Fact>
        )}
        <Photos {...details} />
      </dl>
    </OrderBox>
  );
}

function Photos({ pick_up_photo, drop_off_photo }: Pick<ParcelDetails, 'pick_up_photo' | 'drop_off_photo'>) {
  if (pick_up_photo === null && drop_off_photo === null) return null;
  return (
    <Fact name={t('order.parcel_photos')}>
      <div className="mt-1 flex flex-wrap gap-3">
        {pick_up_photo !== null && <PrivatePicture path={pick_up_photo} alt={t('order.parcel_photo_pick_up')} />}
        {drop_off_photo !== null && <PrivatePicture path={drop_off_photo} alt={t('order.parcel_photo_drop_off')} />}
      </div>
    </Fact>
  );
}

export function weightText(kilograms: number): string {
  return t('order.parcel_weight_up_to', { kg: numberText(kilograms) });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium break-words text-ink">{children}</dd>
    </div>
  );
}
