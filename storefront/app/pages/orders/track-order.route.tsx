import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { lazy, Suspense, useState } from 'react';
import type { Tracking } from '../../features/tracking/tracking-input.ts';
import { useTrackedOrder } from '../../features/tracking/use-tracked-order.ts';
import { useTrackingParams } from '../../features/tracking/use-tracking-params.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { TrackedOrder } from './tracking/tracked-order.tsx';
import { TrackingSkeleton } from './tracking/tracking-skeleton.tsx';

// A page that opens with an order needs neither the form nor the failure.
const loadSearch = async () => (await import('./tracking/order-search.tsx')).OrderSearch;
const OrderSearch = import.meta.env.SSR ? await loadSearch() : lazy(async () => ({ default: await loadSearch() }));
const OrderUnavailable = lazy(async () => ({
  default: (await import('../../cards/orders/order-unavailable.tsx')).OrderUnavailable,
}));

/** Tracks an order by number and phone, live (TRK-03, TRK-04, TRK-08). */
export default function TrackOrder() {
  const { tracking, track } = useTrackingParams();
  const state = useTrackedOrder(tracking);
  const isSignedIn = useIsSignedIn();
  const [isAsked, setIsAsked] = useState(false);
  // With an order the form waits behind a button.
  const hasForm = tracking === null || state.kind === 'error' || isAsked;
  const onTrack = (next: Tracking) => {
    setIsAsked(false);
    if (isSame(next, tracking)) state.refetch();
    else track(next);
  };
  return (
    <Container className="py-8 lg:py-12">
      <PageHead title={t('footer.track_order')} path={paths.trackOrder} isUnlisted />
      <div className="mx-auto flex max-w-5xl flex-col gap-6">
        <header>
          <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{t('footer.track_order')}</h1>
          {hasForm && (
            <p className="mt-2 text-ink-soft">{isSignedIn ? t('tracking.text_customer') : t('tracking.text_guest')}</p>
          )}
        </header>
        {hasForm && (
          <Suspense fallback={<div className="h-27" />}>
            <OrderSearch initial={isAsked ? null : tracking} onTrack={onTrack} />
          </Suspense>
        )}
        {tracking !== null && state.kind === 'loading' && <TrackingSkeleton />}
        {tracking !== null && state.kind === 'error' && (
          <div role="status">
            <Suspense fallback={null}>
              <OrderUnavailable level={2} thrown={state.error} onRetry={state.refetch} />
            </Suspense>
          </div>
        )}
        {state.kind === 'ready' && <TrackedOrder order={state.data} isStale={state.isStale} />}
        {!hasForm && state.kind === 'ready' && (
          <Button kind="secondary" className="self-start" onClick={() => setIsAsked(true)}>
            {t('tracking.another')}
          </Button>
        )}
      </div>
    </Container>
  );
}

function isSame(next: Tracking, former: Tracking | null): boolean {
  return next.orderId === former?.orderId && next.contact === former.contact;
}
