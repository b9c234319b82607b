import { t } from '@rialto/texts/text.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { MessageCircle, Phone } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { ratingText } from '../../../words/number-text.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';

type Courier = NonNullable<TrackedOrder['delivery_man']>;
type Props = {
  courier: Courier;
  /** How far away the courier is. */
  distance?: string | null;
  /** Chats belong to an order of one's own. */
  hasChat?: boolean;
};

/** The delivery person: picture, name, rating, call and, for customers, chat (TRK-01). */
export function CourierCard({ courier, distance, hasChat = true }: Props) {
  const isSignedIn = useIsSignedIn();
  const name = `${courier.f_name} ${courier.l_name}`.trim();
  return (
    <div className="flex items-center gap-3.5">
      <Image
        src={courier.image_full_url}
        alt=""
        sizes="56px"
        maxWidth={160}
        name={name}
        className="w-14 shrink-0 rounded-full"
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">{t('order.delivery_person')}</p>
        <p className="font-semibold text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <CourierRating courier={courier} />
          {distance && <span className="font-medium text-ink">{t('tracking.distance_left', { distance })}</span>}
        </p>
      </div>
      {isSignedIn && hasChat && (
        <Link
          to={paths.chat('delivery_man', courier.id)}
          aria-label={t('tracking.chat', { name })}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <MessageCircle aria-hidden />
        </Link>
      )}
      {courier.phone && (
        <a
          href={`tel:${courier.phone}`}
          aria-label={t('order.call', { name })}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <Phone aria-hidden />
        </a>
      )}
    </div>
  );
}

function CourierRating({ courier: { avg_rating, rating_count } }: { courier: Courier }) {
  if (avg_rating === null || rating_count === 0) return null;
  const value = ratingText(avg_rating);
  return (
    <Rating
      look="compact"
      size="md"
      value={avg_rating}
      valueText={value}
      label={t('store.rating', { value })}
      count={t('store.ratings', { count: rating_count })}
    />
  );
}
