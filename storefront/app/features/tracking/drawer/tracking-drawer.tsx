import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { useEffect, useState } from 'react';
import { OrderUnavailable } from '../../../cards/orders/order-unavailable.tsx';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { useTrackedOrder } from '../use-tracked-order.ts';
import { DrawerOrder } from './drawer-order.tsx';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { OrderChips } from './order-chips.tsx';

/** Follows a running order of the customer (TRK-01). Closing clears the order, and a guest has no drawer (TRK-02). */
export function TrackingDrawer({ orderId }: { orderId: number }) {
  const isSignedIn = useIsSignedIn(true);
  const [shownId, setShownId] = useState(orderId);
  const state = useTrackedOrder(isSignedIn ? { orderId: String(shownId), contact: '' } : null);
  useEffect(() => {
    if (!isSignedIn) close();
  }, [isSignedIn]);
  return (
    <Drawer open onClose={close} title={t('order.number', { id: shownId })} closeLabel={t('action.close')} isFlush>
      <OrderChips shownId={shownId} onShow={setShownId} />
      {state.kind === 'loading' && <DrawerSkeleton />}
      {state.kind === 'ready' && <DrawerOrder order={state.data} isStale={state.isStale} onLeave={close} />}
      {state.kind === 'error' && (
        <div role="status">
          <OrderUnavailable thrown={null} level={3}>
            <Button onClick={state.refetch}>{t('action.retry')}</Button>
          </OrderUnavailable>
        </div>
      )}
    </Drawer>
  );
}

function close(): void {
  dialogs.close('tracking');
}
