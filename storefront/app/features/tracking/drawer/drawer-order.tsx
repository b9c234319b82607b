import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import type { ReactNode } from 'react';
import { OrderSteps } from '../../../cards/orders/order-steps.tsx';
import { RateLink } from '../../../cards/orders/rate-link.tsx';
import { OrderTotal } from '../../../cards/orders/order-total.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { useShownOrder } from '../../../shared/shown-orders.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { ParcelHead } from '../../../cards/orders/parcel-head.tsx';
import { ArrivalHead } from '../view/arrival-head.tsx';
import { MovingCourier } from '../courier/moving-courier.tsx';
import { HandoverCode, PickUpCode } from '../codes/handover-code.tsx';
import { LateNotice } from '../late/late-notice.tsx';
import { SpeedNote, StaleNote } from '../view/notes.tsx';
import { SenderReceiver } from '../ends/sender-receiver.tsx';

type Props = { order: TrackedOrder; isStale: boolean };

/** The parts of the drawer, in the order in which they are needed. */
export function DrawerOrder({ order, isStale }: Props) {
  useShownOrder(order.id);
  return (
    <div className="flex flex-col gap-5 pb-6">
      <LazyMap order={order} className="h-56 sm:h-64" />
      <div className="flex flex-col gap-5 px-5 sm:px-6">
        {order.parcel && <ParcelHead parcel={order.parcel} />}
        <ArrivalHead order={order} isSmall />
        <RateLink order={order} />
        <StaleNote isStale={isStale} />
        <LateNotice order={order} />
        <PickUpCode code={order.pick_up_code} />
        <HandoverCode order={order} />
        {order.delivery_man && (
          <Part>
            <MovingCourier courier={order.delivery_man} route={order.route} />
          </Part>
        )}
        <Part>
          <OrderSteps order={order} />
        </Part>
        {(order.store ?? order.receiver_details) && (
          <Part>
            <SenderReceiver order={order} />
          </Part>
        )}
        <Part>
          <p className="flex justify-between gap-4 font-bold text-ink">
            <span>{t('order.total')}</span>
            <span className="tabular-nums">
              <OrderTotal order={order} />
            </span>
          </p>
          <WalletPart order={order} />
        </Part>
        <Link to={paths.order(order.id)} className={buttonClass({ kind: 'secondary', isFull: true })}>
          {t('order.details')}
        </Link>
        <SpeedNote />
      </div>
    </div>
  );
}

function WalletPart({ order: { wallet_amount: amount } }: { order: TrackedOrder }) {
  const money = useChargedMoney();
  if (amount === 0) return null;
  return (
    <p className="mt-1 flex justify-between gap-4 text-sm text-ink-soft">
      <span>{t('bill.wallet')}</span>
      <span className="tabular-nums">−{money(amount)}</span>
    </p>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="border-t border-hairline pt-5">{children}</div>;
}
