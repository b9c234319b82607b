import { t } from '@rialto/texts/text.ts';
import { Star } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

type RatedOrder = { id: number; delivered: string | null; order_type: string; delivery_man: object | null };
type Props = { order: RatedOrder; className?: string };

/** Leads to the page that rates a delivered order, or shows how it was rated. Guests have no reviews. */
export function RateLink({ order, className = 'self-start' }: Props) {
  // Of a parcel only the courier is rated.
  const hasParts = order.order_type !== 'parcel' || order.delivery_man !== null;
  if (!useIsSignedIn() || order.delivered === null || !hasParts) return null;
  return (
    <Link to={paths.rateOrder(order.id)} className={buttonClass({ size: 'sm', className })}>
      <Star className="size-4" aria-hidden />
      {t('review.rate')}
    </Link>
  );
}
