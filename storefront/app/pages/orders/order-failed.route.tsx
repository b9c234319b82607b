import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { FailedSkeleton } from './parts/order-skeletons.tsx';
import { paymentQuery, type Payer } from './payment/payer.ts';
import { orderNumberOf } from '../../shared/order-number.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { RedirectTo } from '../../platform/navigation/redirect-to.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { FailedFrame, FailedOrder } from './payment/failed-order.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** The page after a failed payment (PAY-01 to PAY-04). The server's payment state decides what it shows. */
export default function OrderFailed() {
  const [asked] = useSearchParams();
  const id = orderNumberOf(asked.get('order_id'));
  return (
    <Container className="min-h-dvh py-8 lg:py-12">
      <PageHead title={t('payment.failed_title')} path="/order-failed" isUnlisted />
      {id === null ? <Unknown thrown={null} /> : <FailedOf payer={{ kind: 'owner', orderId: id }} />}
    </Container>
  );
}

/** Without an order there is nothing to pay; the ways on are finding one and shopping. */
function Unknown(known: { thrown: unknown; onRetry?: () => void }) {
  return (
    <OrderUnavailable {...known}>
      <Link to={paths.trackOrder} className={buttonClass({ kind: 'secondary' })}>
        {t('footer.track_order')}
      </Link>
      <Link to={paths.home} className={buttonClass({ kind: 'ghost' })}>
        {t('failure.home')}
      </Link>
    </OrderUnavailable>
  );
}

function FailedOf({ payer }: { payer: Payer & { kind: 'owner' } }) {
  const state = useQuery(paymentQuery(payer));
  if (state.kind === 'loading') return <FailedSkeleton />;
  if (state.kind === 'error') return <Unknown thrown={state.error} onRetry={state.refetch} />;
  if (state.data.state === 'open') return <FailedOrder payer={payer} payment={state.data} onChanged={state.refetch} />;
  if (state.data.state === 'over') return <FailedFrame text={t('payment.failed_over')} />;
  return <RedirectTo to={paths.orderPlaced(payer.orderId)} />;
}
