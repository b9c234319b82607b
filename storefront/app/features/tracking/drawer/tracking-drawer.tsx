import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
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
  // Every link in the drawer leads to a page that it would cover.
  const { key } = useLocation();
  const [openedOn] = useState(key);
  useEffect(() => {
    if (!isSignedIn || key !== openedOn) close();
  }, [isSignedIn, key, openedOn]);
  return (
    <Drawer open onClose={close} title={t('order.number', { id: shownId })} closeLabel={t('action.close')} isFlush>
      <OrderChips shownId={shownId} onShow={setShownId} />
      {state.kind === 'loading' && <DrawerSkeleton />}
      {state.kind === 'ready' && <DrawerOrder order={state.data} isStale={state.isStale} />}
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
