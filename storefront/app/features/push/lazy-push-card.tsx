import { isRunning } from '@rialto/rules/order/phase.ts';
import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { statusOf } from '../../words/order-status.ts';

const PushCard = lazy(async () => ({ default: (await import('./push-card.tsx')).PushCard }));

/** Only for customers: a guest has no session that push messages could be sent to. */
export function LazyPushCard({ order }: { order: { order_status: string } }) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !isRunning(statusOf(order))) return null;
  return (
    <Suspense fallback={null}>
      <PushCard />
    </Suspense>
  );
}
