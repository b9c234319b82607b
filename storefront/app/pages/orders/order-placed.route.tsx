import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { useOrder } from './parts/use-order.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { orderNumberOf } from '../../shared/order-number.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { PlacedOrder } from './placed/placed-order.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** The page after checkout (CHK-13). Only the browser knows the owner, so the order is loaded there. */
export default function OrderPlaced() {
  const [asked] = useSearchParams();
  const id = orderNumberOf(asked.get('order_id'));
  const state = useOrder(id);
  return (
    <Container className="min-h-dvh py-8 lg:py-12">
      <PageHead title={t('order.placed_page')} path="/order-placed" isUnlisted />
      {state.kind === 'ready' && <PlacedOrder order={state.data} onChanged={state.refetch} />}
      {state.kind === 'loading' && id !== null && <OrderSkeleton />}
      {(state.kind === 'error' || id === null) && (
        <OrderUnavailable thrown={state.kind === 'error' ? state.error : null} onRetry={state.refetch}>
          <Link to={paths.trackOrder} className={buttonClass({ kind: 'secondary' })}>
            {t('footer.track_order')}
          </Link>
        </OrderUnavailable>
      )}
    </Container>
  );
}
