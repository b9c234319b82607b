import { t } from '@rialto/texts/text.ts';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { useOrder } from './parts/use-order.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { orderNumberOf } from '../../shared/order-number.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { OrderDetails } from './details/order-details.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** One order of a customer (CHK-14), polled while it is running. */
export default function Order() {
  const id = orderNumberOf(useParams()['id']);
  const state = useOrder(id);
  return (
    <Container className="py-8 lg:py-14">
      <PageHead title={t('order.details')} path={paths.myOrders} isUnlisted />
      <Link to={paths.myOrders} className={buttonClass({ kind: 'ghost', size: 'sm', className: 'mb-3 -ms-3.5' })}>
        <ChevronLeft className="mirror size-4" aria-hidden />
        {t('account.orders')}
      </Link>
      {state.kind === 'ready' && <OrderDetails order={state.data} onChanged={state.refetch} />}
      {state.kind === 'loading' && id !== null && <OrderSkeleton />}
      {(state.kind === 'error' || id === null) && (
        <OrderUnavailable thrown={state.kind === 'error' ? state.error : null} onRetry={state.refetch} />
      )}
    </Container>
  );
}
