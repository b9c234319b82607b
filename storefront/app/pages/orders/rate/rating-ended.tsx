import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { CalendarX2, Truck } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** Why an order cannot be rated: it is not delivered yet, or was delivered too long ago. */
export function RatingEnded({ order: { order_id, delivered_at } }: { order: OrderReviews }) {
  const isEarly = delivered_at === null;
  return (
    <EmptyState
      level={2}
      picture={isEarly ? <Truck className="mirror" aria-hidden /> : <CalendarX2 aria-hidden />}
      title={isEarly ? t('review.not_yet') : t('review.over')}
      text={isEarly ? t('review.not_yet_text') : t('review.over_text')}
    >
      <Link to={paths.order(order_id)} className={buttonClass({ kind: 'secondary' })}>
        {t('review.to_order')}
      </Link>
    </EmptyState>
  );
}
