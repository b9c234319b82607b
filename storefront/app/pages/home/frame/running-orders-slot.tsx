import { useEffect, useState, type ComponentType } from 'react';
import { isSignedIn } from '../../../platform/session/account.ts';
import { runningOrderHint } from '../../../platform/session/running-order.ts';
import { whenIdle } from '../welcome/when-idle.ts';

/** Loads the running orders only for a visitor who may have one; a failure leaves the home as it is (HOM-21). */
export function RunningOrdersSlot() {
  const [RunningOrders, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../../../features/tracking/running/running-orders.tsx').then(
        (loaded) => setLoaded(() => loaded.RunningOrders),
        () => undefined,
      );
    if (runningOrderHint() !== null) load();
    else if (isSignedIn()) return whenIdle(load, 1_000);
  }, []);
  return RunningOrders && <RunningOrders />;
}
