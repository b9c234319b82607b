import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/messages/text.ts';
import { isAwaitingPayment, type PaymentMethod, type PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import { Check, Clock3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OrderLines } from '../../cards/order-lines.tsx';
import { OrderSteps } from '../../cards/order-steps.tsx';
import { Link } from '../../platform/link.tsx';
import { paths } from '../../platform/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { GuestTracking } from './guest-tracking.tsx';
import { MoneyBackNotes } from './money-back-notes.tsx';
import { OrderBox } from './order-box.tsx';
import { OrderPaymentPart } from './order-payment-part.tsx';
import { PlacedFacts } from './placed-facts.tsx';

/** An order that has just been placed (CHK-13): that it is, what it is, what comes next, and where to follow it. */
export function PlacedOrder({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const isSignedIn = useIsSignedIn();
  // While money is awaited, paying is what the page is for.
  const trackKind = isAwaited(order) ? 'secondary' : 'primary';
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
      <Headline order={order} />
      <div className="flex min-w-0 flex-col gap-6">
        <OrderPaymentPart order={order} onChanged={onChanged} />
        <MoneyBackNotes order={order} />
        <OrderBox>
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
            <Link to={paths.home} className={buttonClass({ kind: isSignedIn ? 'ghost' : 'secondary' })}>
              {t('cart.continue')}
            </Link>
          </div>
        </OrderBox>
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
        {!isSignedIn && <GuestTracking order={order} />}
      </div>
    </div>
  );
}

/** What the tracking page needs, beside the address and never in it (trust.md T98). */
function trackState({ id, contact_person_number }: OrderDetail) {
  return { order_id: String(id), contact_number: contact_person_number ?? '' };
}

function isAwaited({ payment_method, payment_status }: OrderDetail): boolean {
  return isAwaitingPayment({
    paymentMethod: payment_method as PaymentMethod,
    paymentStatus: payment_status as PaymentStatus,
  });
}

function Headline({ order }: { order: OrderDetail }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isUnpaid = isAwaited(order);
  return (
    <header className="flex flex-col items-center gap-2 py-4 text-center lg:col-span-2 lg:py-6">
      <span
        aria-hidden
        className={
          isUnpaid
            ? 'mb-3 grid size-20 place-items-center rounded-full bg-warning-soft text-warning-text ring-[12px] ring-warning-soft/45'
            : 'mb-3 grid size-20 place-items-center rounded-full bg-success text-success-ink ring-[12px] ring-success-soft'
        }
      >
        {isUnpaid ? <Clock3 className="size-9" /> : <Check className="size-10" strokeWidth={2.5} />}
      </span>
      <h1 ref={title} tabIndex={-1} className="text-3xl font-extrabold text-ink outline-none sm:text-4xl">
        {isUnpaid ? t('order.placed_unpaid_title') : t('order.placed_title')}
      </h1>
      <p className="max-w-lg text-ink-soft">{sentenceFor(order)}</p>
      <p className="mt-2 rounded-full bg-sunken px-4 py-1.5 font-semibold text-ink tabular-nums">
        {t('order.number', { id: order.id })}
      </p>
    </header>
  );
}

function sentenceFor(order: OrderDetail): string {
  if (order.payment_status === 'waiting') return t('order.placed_waiting_text');
  if (isAwaited(order)) return t('order.placed_unpaid_text');
  if (order.is_priced === 0) return t('order.placed_prescription_text');
  return order.store ? t('order.placed_text', { store: order.store.name }) : t('order.placed_text_plain');
}
