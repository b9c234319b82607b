import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { LastOrder } from '../../features/tracking/last-order.tsx';
import { TrackForm } from '../../features/tracking/track-form.tsx';
import { useTrackingParams } from '../../features/tracking/use-tracking-params.ts';
import { useTrackedOrder } from '../../features/tracking/use-tracked-order.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { TrackedOrder } from './tracking/tracked-order.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

/** Tracks an order by number and phone (TRK-03, TRK-04). */
export default function TrackOrder() {
  const { tracking, track } = useTrackingParams();
  const state = useTrackedOrder(tracking);
  const isSignedIn = useIsSignedIn();
  // The fields are uncontrolled; a new key resets them when the page fills them in.
  const [fills, setFills] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  // After a success the order comes first, and the form waits behind a button.
  const isFolded = state.kind === 'ready' && !isAsked;
  const fillAndTrack: typeof track = (next) => {
    setFills(fills + 1);
    track(next);
  };
  return (
    <Container className="py-8 lg:py-12">
      <PageHead title={t('footer.track_order')} path={paths.trackOrder} isUnlisted />
      <div className="mx-auto flex max-w-5xl flex-col gap-6">
        <header>
          <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{t('footer.track_order')}</h1>
          {!isFolded && (
            <p className="mt-2 text-ink-soft">{isSignedIn ? t('tracking.text_customer') : t('tracking.text_guest')}</p>
          )}
        </header>
        {!isFolded && (
          <TrackForm
            key={fills}
            initial={isAsked ? null : tracking}
            onTrack={(next) => {
              setIsAsked(false);
              if (isSame(next, tracking)) state.refetch();
              else track(next);
            }}
            className="max-w-none! border border-hairline"
          />
        )}
        {tracking === null && <LastOrder onTrack={fillAndTrack} />}
        {tracking !== null && state.kind === 'loading' && <OrderSkeleton />}
        {tracking !== null && state.kind === 'error' && (
          <div role="status">
            <OrderUnavailable level={2} thrown={state.error} onRetry={state.refetch} />
          </div>
        )}
        {state.kind === 'ready' && <TrackedOrder order={state.data} isStale={state.isStale} />}
        {isFolded && (
          <Button kind="secondary" className="self-start" onClick={() => setIsAsked(true)}>
            {t('tracking.another')}
          </Button>
        )}
      </div>
    </Container>
  );
}

type Tracking = ReturnType<typeof useTrackingParams>['tracking'];

function isSame(next: Tracking, former: Tracking): boolean {
  return next?.orderId === former?.orderId && next?.contact === former?.contact;
}
