import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Printer, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { RateLink } from '../../../cards/orders/rate-link.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { statusOf } from '../../../words/order-status.ts';
import { SendAgainLink } from '../parcel/send-again-link.tsx';
import { TrackButton } from '../parts/track-button.tsx';
import { ReorderButton } from '../reorder/reorder-button.tsx';

/** The actions available to the order's owner. */
export function DetailActions({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning(statusOf(order)) && <TrackButton orderId={order.id} kind="primary" />}
      <RateLink order={order} />
      {order.parcel && <SendAgainLink orderId={order.id} />}
      {order.lines.length > 0 && <ReorderButton orderId={order.id} size="sm" />}
      {order.is_priced === 1 && (
        <Link to={paths.invoice(order.id)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          <Printer className="size-4" aria-hidden />
          {t('invoice.title')}
        </Link>
      )}
      {order.can_refund === 1 && order.refund === null && (
        <Button
          kind="secondary"
          size="sm"
          icon={<RotateCcw className="size-4" aria-hidden />}
          onClick={() => setOpen('refund')}
        >
          {t('refund.title')}
        </Button>
      )}
      {order.can_cancel === 1 && (
        <Button
          kind="ghost"
          size="sm"
          className="text-danger-text!"
          icon={<X className="size-4" aria-hidden />}
          onClick={() => setOpen('cancel')}
        >
          {t('order.cancel')}
        </Button>
      )}
      <CancelDialog
        orderId={order.id}
        paid={{ wallet: order.wallet_amount, other: order.payment_status === 'paid' ? order.due_amount : 0 }}
        text={order.parcel ? t('order.parcel_cancel_text') : undefined}
        open={open === 'cancel'}
        onClose={close}
        onCanceled={done}
      />
      {/* Only delivered orders are refunded, and those are paid, also in cash. */}
      <RefundDialog
        orderId={order.id}
        paid={{ wallet: order.wallet_amount, other: order.due_amount }}
        open={open === 'refund'}
        onClose={close}
        onAsked={done}
      />
    </div>
  );
}
