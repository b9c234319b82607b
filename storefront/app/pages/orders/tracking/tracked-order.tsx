import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { TrackedOrder as Order } from '@rialto/contract/shapes/order.ts';
import { LazyMap } from '../../../features/tracking/map/lazy-map.tsx';
import { ArrivalHead } from '../../../features/tracking/view/arrival-head.tsx';
import { SpeedNote, StaleNote } from '../../../features/tracking/view/notes.tsx';
import { momentText, scheduledText } from '../../../words/dates.ts';
import { orderTitle } from '../../../words/order-title.ts';
import { OrderSteps } from '../../../cards/orders/order-steps.tsx';
import { OrderTotal } from '../../../cards/orders/order-total.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { useShownOrder } from '../../../shared/shown-orders.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { OrderBox } from '../parts/order-box.tsx';
import { OrderStore } from '../parts/order-store.tsx';

// Most orders have no courier yet, few are late, and only the owner sees the rest.
const MovingCourier = lazy(async () => ({
  default: (await import('../../../features/tracking/courier/moving-courier.tsx')).MovingCourier,
}));
const LateNotice = lazy(async () => ({
  default: (await import('../../../features/tracking/late/late-notice.tsx')).LateNotice,
}));
const loadOwn = () => import('./own-parts.tsx');
const OwnRateLink = lazy(async () => ({ default: (await loadOwn()).OwnRateLink }));
const OwnCodes = lazy(async () => ({ default: (await loadOwn()).OwnCodes }));
const OwnParts = lazy(async () => ({ default: (await loadOwn()).OwnParts }));

/**
 * Follows an order live (TRK-08): by number and phone its status, steps, arrival, store and courier; for its owner also
 * address, route, code and goods.
 */
export function TrackedOrder({ order, isStale }: { order: Order; isStale: boolean }) {
  useShownOrder(order.id);
  return (
    // On a phone the columns dissolve, and the map comes after the arrival.
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start">
      <div className={COLUMN}>
        <OrderBox>
          <Head order={order} />
          <ArrivalHead order={order} />
          {order.receiver_details && order.delivered && (
            <Suspense fallback={null}>
              <OwnRateLink order={order} />
            </Suspense>
          )}
        </OrderBox>
        <StaleNote isStale={isStale} />
        {order.arrival?.is_late === 1 && (
          <Suspense fallback={null}>
            <LateNotice order={order} />
          </Suspense>
        )}
        <div className="flex flex-col gap-6 max-lg:order-1">
          {(order.pick_up_code ?? order.handover_code) && (
            <Suspense fallback={null}>
              <OwnCodes order={order} />
            </Suspense>
          )}
          {order.delivery_man && (
            <OrderBox>
              <Suspense fallback={<div className="h-14" />}>
                <MovingCourier courier={order.delivery_man} route={order.route} />
              </Suspense>
            </OrderBox>
          )}
          <OrderBox title={t('order.timeline')}>
            <OrderSteps order={order} />
          </OrderBox>
        </div>
      </div>
      <div className={COLUMN}>
        <LazyMap order={order} className="h-64 rounded-xl border border-hairline sm:h-80 lg:h-[26rem]" />
        <SpeedNote />
        <div className="flex flex-col gap-6 max-lg:order-2">
          <Places order={order} />
        </div>
      </div>
    </div>
  );
}

const COLUMN = 'flex min-w-0 flex-col gap-6 max-lg:contents';

function Places({ order }: { order: Order }) {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      {order.store && (
        <OrderBox title={t('order.store')}>
          <OrderStore store={order.store} orderId={order.id} />
        </OrderBox>
      )}
      {order.receiver_details && (
        <Suspense fallback={null}>
          <OwnParts order={order} />
        </Suspense>
      )}
      {isSignedIn && order.delivery_address && (
        <Link to={paths.order(order.id)} className={buttonClass({ kind: 'secondary', className: 'self-start' })}>
          {t('order.details')}
        </Link>
      )}
    </>
  );
}

function Head({ order }: { order: Order }) {
  const slot = scheduledText(order);
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title once, so that screen readers announce the result but not every poll.
  useEffect(() => title.current?.focus({ preventScroll: true }), [order.id]);
  return (
    <header className="mb-4">
      <h2 ref={title} tabIndex={-1} className="font-semibold text-ink tabular-nums outline-none">
        {order.parcel ? orderTitle(order) : t('order.number', { id: order.id })}
      </h2>
      <p className="text-sm text-ink-soft">
        {order.parcel && <>{t('order.number', { id: order.id })} · </>}
        <time dateTime={order.created_at}>{momentText(order.created_at, order.timezone)}</time>
        {' · '}
        <OrderTotal order={order} />
      </p>
      {slot && <p className="text-sm text-ink-soft">{t('order.wanted_at', { time: slot })}</p>}
    </header>
  );
}
