import { isRunning, isUndone } from '@rialto/rules/order/phase.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { arrivalText } from '../../../words/arrival.ts';
import { momentText } from '../../../words/dates.ts';
import { statusOf } from '../../../words/order-status.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { nowText } from '../../../words/now-text.ts';
import { StepBar } from './step-bar.tsx';
import { useSpokenNews } from './use-spoken-news.ts';

/** When the order arrives, and what happens with it now (TRK-07). */
export function ArrivalHead({ order, isSmall = false }: { order: TrackedOrder; isSmall?: boolean }) {
  const status = statusOf(order);
  const arrival = isRunning(status) ? arrivalText(order) : null;
  const now = nowText(order);
  const endedAt = isRunning(status) ? null : (order.delivered ?? null);
  return (
    <div>
      <p
        className={classNames('text-3xl font-extrabold text-balance text-ink tabular-nums', !isSmall && 'sm:text-4xl')}
      >
        {arrival ?? now}
      </p>
      <p className="mt-1 min-h-6 text-ink-soft">
        {arrival !== null && now}
        {endedAt !== null && <time dateTime={endedAt}>{momentText(endedAt, order.timezone)}</time>}
      </p>
      {!isUndone(status) && <StepBar order={order} className="mt-4" />}
      <VisuallyHidden>
        <span role="status">{useSpokenNews(order)}</span>
      </VisuallyHidden>
    </div>
  );
}
