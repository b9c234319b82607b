import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { useCurrentModule } from '../../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { PanelTab } from './panel-tab.tsx';
import { RunningBar } from './running-bar.tsx';
import { useRunningOrders, type RunningOrder } from './use-running-orders.ts';

/**
 * The running orders on a home (HOM-21): a bar for customers outside parcel; for guests and on the parcel home a tab of
 * the side panel, which is a bar where the screen is too narrow for a tab beside the page.
 */
export function RunningOrders() {
  const [first, ...others] = useRunningOrders();
  const isSignedIn = useIsSignedIn();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const open = useOpenTracking(isSignedIn);
  if (!first) return null;
  const onOpen = () => open(first);
  if (isSignedIn && !isParcel) return <RunningBar orders={[first, ...others]} onOpen={onOpen} />;
  return (
    <>
      <PanelTab order={first} onOpen={onOpen} />
      <RunningBar orders={[first, ...others]} onOpen={onOpen} isNarrowOnly />
    </>
  );
}

/** A customer gets the drawer, a guest the live page (TRK-08). */
function useOpenTracking(isSignedIn: boolean): (order: RunningOrder) => void {
  const navigate = useNavigate();
  return ({ id }) => {
    if (isSignedIn) dialogs.open({ name: 'tracking', orderId: id });
    else void navigate(paths.trackOrder, { state: { order_id: String(id), contact_number: '' } });
  };
}
