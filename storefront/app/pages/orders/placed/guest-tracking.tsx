import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { keepGuestOrder } from '../../../platform/session/guest-order.ts';
import { CopyButton } from './copy-button.tsx';
import { OrderBox } from '../parts/order-box.tsx';

/** What a guest needs to find the order (CHK-13). The device stores it too. */
export function GuestTracking({ order: { id, contact_person_number: phone } }: { order: OrderDetail }) {
  useEffect(() => {
    if (phone) keepGuestOrder({ order_id: id, phone });
  }, [id, phone]);
  return (
    <OrderBox title={t('order.guest_title')}>
      <p className="text-sm text-ink-soft">{t('order.guest_text')}</p>
      <dl className="my-4 grid gap-2 rounded-md bg-sunken p-4">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('tracking.order_id')}</dt>
          <dd className="font-semibold text-ink tabular-nums">{id}</dd>
        </div>
        {phone && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t('tracking.phone')}</dt>
            <dd className="font-semibold text-ink tabular-nums">
              <bdi dir="ltr">{phone}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <CopyButton label={t('order.copy_both')} text={phone ? `${id} · ${phone}` : String(id)} />
    </OrderBox>
  );
}
