import { changeReceiverLink } from '@rialto/contract/calls/parcels.ts';
import type { ParcelDetails } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Link2Off, Plus } from 'lucide-react';
import { useState } from 'react';
import { Confirmation } from '../../../cards/confirmation.tsx';
import { ShareButton } from '../../../features/share/share-button.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { useBusy } from '../../../platform/api/use-busy.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { OrderBox } from '../parts/order-box.tsx';
import { CopyButton } from '../placed/copy-button.tsx';

type Props = { orderId: number; parcel: ParcelDetails; onChanged: () => void };

/** The page of the receiver, for the sender to pass on, to turn off and to replace (PAR-04). */
export function ReceiverLink({ orderId, parcel: { receiver, receiver_link: link }, onChanged }: Props) {
  const name = receiver.contact_person_name ?? t('tracking.receiver');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useBusy();
  const change = (isActive: boolean) =>
    run(async () => {
      const body = { order_id: orderId, is_active: isActive ? 1 : 0, ...(await ownerFields()) };
      await callApi(changeReceiverLink, { body });
      setAsked(false);
      onChanged();
    });
  return (
    <OrderBox title={t('order.parcel_link_title', { name })}>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {link ? t('order.parcel_link_text', { name }) : t('order.parcel_link_none')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {link ? (
          <Actions link={link} onTurnOff={() => setAsked(true)} />
        ) : (
          <Button
            kind="secondary"
            size="sm"
            icon={<Plus className="size-4" aria-hidden />}
            isLoading={isBusy}
            onClick={() => void change(true)}
          >
            {t('order.parcel_link_new')}
          </Button>
        )}
      </div>
      <Confirmation
        open={isAsked}
        kind="danger"
        icon={<Link2Off aria-hidden />}
        title={t('order.parcel_link_off_title')}
        text={t('order.parcel_link_off_text', { name })}
        confirmLabel={t('order.parcel_link_off')}
        isBusy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void change(false)}
      />
    </OrderBox>
  );
}

function Actions({ link, onTurnOff }: { link: string; onTurnOff: () => void }) {
  return (
    <>
      <ShareButton
        look="small"
        label={t('order.parcel_link_share')}
        title={t('receiving.title')}
        text={t('order.parcel_link_share_text')}
        path={link}
      />
      <CopyButton label={t('order.parcel_link_copy')} text={link} />
      <Button
        kind="ghost"
        size="sm"
        className="text-danger-text!"
        icon={<Link2Off className="size-4" aria-hidden />}
        onClick={onTurnOff}
      >
        {t('order.parcel_link_off')}
      </Button>
    </>
  );
}
