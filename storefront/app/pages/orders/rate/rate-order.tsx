import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { OrderBox } from '../parts/order-box.tsx';
import { partsOf, type ReviewPart } from './order-reviews.ts';
import { RatePart } from './rate-part.tsx';
import { RatedPart } from './rated-part.tsx';
import { RatingEnded } from './rating-ended.tsx';
import { useRating, type Rating } from './use-rating.ts';

/** The parts of a delivered order, each rated on its own or all at once (REV-02). */
export function RateOrder({ order, firstStars }: { order: OrderReviews; firstStars: number | null }) {
  const rating = useRating(order, firstStars);
  const parts = partsOf(order);
  const isOpen = order.can_review === 1;
  const shown = isOpen ? parts : parts.filter(({ review }) => review !== null);
  const of = (kind: ReviewPart['subject']['kind']) => shown.filter(({ subject }) => subject.kind === kind);
  const hasEverything = parts.length > 0 && parts.every(({ review }) => review !== null);
  return (
    <div className="flex flex-col gap-6">
      {hasEverything && <Thanks order={order} isFresh={parts.some((part) => rating.stateOf(part).sent !== null)} />}
      {!isOpen && !hasEverything && <RatingEnded order={order} />}
      {isOpen && parts.length === 0 && <p className="text-ink-soft">{t('review.nothing')}</p>}
      <Parts title={t('review.items_title')} parts={of('item')} rating={rating} />
      <Parts title={t('review.store_title')} parts={of('store')} rating={rating} />
      <Parts title={t('review.courier_title')} parts={of('courier')} rating={rating} />
      {rating.ready.length > 1 && (
        <div className="sticky bottom-0 z-(--z-sticky) -mx-4 border-t border-hairline bg-ground px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button isFull size="lg" isLoading={rating.isSending} onClick={() => void rating.send(rating.ready)}>
            {t('review.send_all', { count: rating.ready.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Parts({ title, parts, rating }: { title: string; parts: readonly ReviewPart[]; rating: Rating }) {
  if (parts.length === 0) return null;
  return (
    <OrderBox title={title}>
      <ul className="flex flex-col divide-y divide-hairline">
        {parts.map((part) => (
          <li key={part.key} className="py-5 first:pt-0 last:pb-0">
            {part.review ? (
              <RatedPart part={part} review={part.review} sent={rating.stateOf(part).sent} />
            ) : (
              <RatePart part={part} rating={rating} />
            )}
          </li>
        ))}
      </ul>
    </OrderBox>
  );
}

type ThanksProps = { order: OrderReviews; /** The last rating was sent on this page. */ isFresh: boolean };

function Thanks({ order: { order_id, store }, isFresh }: ThanksProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and the thanks may be above the window.
  useEffect(() => {
    if (!isFresh) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [isFresh]);
  return (
    <div className="rounded-xl bg-accent-soft p-6 text-center">
      <CircleCheck className="mx-auto size-10 text-accent-text" aria-hidden />
      <h2 ref={title} tabIndex={-1} className="mt-3 text-xl font-bold text-ink outline-none">
        {t('review.all_done')}
      </h2>
      <p className="mx-auto mt-1 max-w-md text-md text-ink-soft">{t('review.all_done_text')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {store && (
          <Link to={paths.store(store, '/reviews')} className={buttonClass({ kind: 'primary' })}>
            {t('review.to_store')}
          </Link>
        )}
        <Link to={paths.order(order_id)} className={buttonClass({ kind: 'secondary' })}>
          {t('review.to_order')}
        </Link>
      </div>
    </div>
  );
}
