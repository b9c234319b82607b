import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronLeft } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useQuery } from '../../platform/query/use-query.ts';
import { orderNumberOf } from '../../shared/order-number.ts';
import { dateText } from '../../words/dates.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { orderReviewsQuery } from './rate/order-reviews.ts';
import { RateOrder } from './rate/rate-order.tsx';

/** Rates the items, the store and the courier of an order (REV-02). `stars` are those chosen in the prompt. */
export default function RateOrderRoute() {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  const id = orderNumberOf(orderId);
  const state = useQuery(id === null ? null : orderReviewsQuery(id));
  const stars = /^[1-5]$/.test(search.get('stars') ?? '') ? Number(search.get('stars')) : null;
  return (
    <Container className="py-8 lg:py-14">
      <PageHead title={t('account.review')} path={paths.myOrders} isUnlisted />
      {id !== null && (
        <Link to={paths.order(id)} className={buttonClass({ kind: 'ghost', size: 'sm', className: 'mb-3 -ms-3.5' })}>
          <ChevronLeft className="mirror size-4" aria-hidden />
          {t('order.number', { id })}
        </Link>
      )}
      {state.kind === 'ready' && (
        <div className="max-w-3xl">
          <h1 className="text-2xl font-extrabold text-ink sm:text-3xl">{t('review.title')}</h1>
          <p className="mt-2 mb-6 text-ink-soft">{orderText(state.data)}</p>
          <RateOrder order={state.data} firstStars={stars} />
        </div>
      )}
      {state.kind === 'loading' && id !== null && <OrderSkeleton />}
      {(state.kind === 'error' || id === null) && (
        <OrderUnavailable thrown={state.kind === 'error' ? state.error : null} onRetry={state.refetch} />
      )}
    </Container>
  );
}

/** From where the order came, and when. */
function orderText({ store, delivered_at, timezone }: OrderReviews): string {
  const delivered = delivered_at && t('review.delivered_on', { date: dateText(delivered_at, timezone ?? 'UTC') });
  return [store?.name, delivered].filter(Boolean).join(' · ');
}
