import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { isAwaitingPayment, type PaymentMethod, type PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import { isRunning, isUndone } from '@rialto/rules/order/phase.ts';
import { Check, Clock3, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ParcelHead } from '../../../cards/orders/parcel-head.tsx';
import { PickUpCode } from '../../../features/tracking/codes/handover-code.tsx';
import { ReceiverLink } from '../parcel/receiver-link.tsx';
import { SendAgainLink } from '../parcel/send-again-link.tsx';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { statusOf } from '../../../words/order-status.ts';
import { OrderSteps } from '../../../cards/orders/order-steps.tsx';
import { LazyPushCard } from '../../../features/push/lazy-push-card.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { useShownOrder } from '../../../shared/shown-orders.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { GuestTracking } from './guest-tracking.tsx';
import { MoneyBackNotes } from '../parts/money-back-notes.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { OrderPaymentPart } from '../payment/order-payment-part.tsx';
import { LazyPriceOffer } from '../price/lazy-price-offer.tsx';
import { PlacedFacts } from './placed-facts.tsx';

/** A newly placed order (CHK-13): confirmation, details, next steps and tracking. */
export function PlacedOrder({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const isSignedIn = useIsSignedIn();
  useShownOrder(order.id);
  // While payment is pending, paying is the primary action.
  const trackKind = stateOf(order) === 'unpaid' ? 'secondary' : 'primary';
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
      <Headline order={order} />
      <div className="flex min-w-0 flex-col gap-6">
        <LazyPriceOffer order={order} onChanged={onChanged} />
        <OrderPaymentPart order={order} onChanged={onChanged} />
        <MoneyBackNotes order={order} />
        <PickUpCode code={order.parcel_details?.pick_up_code} />
        <OrderBox>
          {order.parcel && (
            <div className="mb-5 border-b border-hairline pb-5">
              <ParcelHead parcel={order.parcel} />
            </div>
          )}
          <PlacedFacts order={order} />
          <div className="mt-6 flex flex-wrap gap-3 border-t border-hairline pt-5">
            <Link to={paths.trackOrder} state={trackState(order)} className={buttonClass({ kind: trackKind })}>
              {t('order.track')}
            </Link>
            {isSignedIn && (
              <Link to={paths.order(order.id)} className={buttonClass({ kind: 'secondary' })}>
                {t('order.details')}
              </Link>
            )}
            {/* A guest has no list of orders to do it from. */}
            {!isSignedIn && order.parcel && !isRunning(statusOf(order)) && <SendAgainLink orderId={order.id} />}
            <Link to={paths.home} className={buttonClass({ kind: isSignedIn ? 'ghost' : 'secondary' })}>
              {t('cart.continue')}
            </Link>
          </div>
        </OrderBox>
        {order.parcel_details && order.payment_status !== 'waiting' && stateOf(order) === 'placed' && (
          <ReceiverLink orderId={order.id} parcel={order.parcel_details} onChanged={onChanged} />
        )}
        {order.lines.length > 0 && (
          <OrderBox title={t('order.what')} className="max-lg:hidden">
            <OrderLines lines={order.lines} />
          </OrderBox>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <OrderBox title={t('order.what_next')}>
          <OrderSteps order={order} />
        </OrderBox>
        <LazyPushCard order={order} />
        {!isSignedIn && <GuestTracking order={order} />}
      </div>
    </div>
  );
}

/** Passed as navigation state, so that the phone is never part of the URL (trust.md T98). */
function trackState({ id, contact_person_number }: OrderDetail) {
  return { order_id: String(id), contact_number: contact_person_number ?? '' };
}

/** The order may have ended when the page is opened again later. */
function stateOf(order: OrderDetail): 'placed' | 'unpaid' | 'over' {
  if (isUndone(statusOf(order))) return 'over';
  const isAwaited = isAwaitingPayment({
    paymentMethod: order.payment_method as PaymentMethod,
    paymentStatus: order.payment_status as PaymentStatus,
  });
  return isAwaited ? 'unpaid' : 'placed';
}

const signs = {
  placed: {
    icon: Check,
    className: 'bg-success text-success-ink ring-success-soft',
    title: () => t('order.placed_title'),
  },
  unpaid: {
    icon: Clock3,
    className: 'bg-warning-soft text-warning-text ring-warning-soft/45',
    title: () => t('order.placed_unpaid_title'),
  },
  over: {
    icon: X,
    className: 'bg-danger-soft text-danger-text ring-danger-soft/45',
    title: () => t('order.placed_over_title'),
  },
};

function Headline({ order }: { order: OrderDetail }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { icon: Icon, className, title: words } = signs[stateOf(order)];
  return (
    <header className="flex flex-col items-center gap-2 py-4 text-center lg:col-span-2 lg:py-6">
      <span
        aria-hidden
        className={classNames('mb-3 grid size-20 place-items-center rounded-full ring-[12px]', className)}
      >
        <Icon className="size-9" strokeWidth={2.25} />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-3xl font-extrabold text-ink outline-none sm:text-4xl">
        {order.parcel && stateOf(order) === 'placed' ? t('order.parcel_placed_title') : words()}
      </h1>
      <p className="max-w-lg text-ink-soft">{sentenceFor(order)}</p>
      <p className="mt-2 rounded-full bg-sunken px-4 py-1.5 font-semibold text-ink tabular-nums">
        {t('order.number', { id: order.id })}
      </p>
    </header>
  );
}

function sentenceFor(order: OrderDetail): string {
  const state = stateOf(order);
  if (state === 'over') return t('payment.failed_over');
  if (order.payment_status === 'waiting') return t('order.placed_waiting_text');
  if (state === 'unpaid') return order.parcel ? t('order.parcel_unpaid_text') : t('order.placed_unpaid_text');
  if (order.parcel) return t('order.parcel_placed_text');
  if (order.is_priced === 0) return t('order.placed_prescription_text');
  return order.store ? t('order.placed_text', { store: order.store.name }) : t('order.placed_text_plain');
}
