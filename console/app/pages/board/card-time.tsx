import { phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { AlarmClock } from 'lucide-react';
import { mustBegin } from '../../features/orders/board-columns.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { minutesText, minutesUntil, shortMoment, timeOfDay } from '../../words/times.ts';

type Props = { order: OrderOnBoard; now: number; isLate: boolean };

/** The time that matters in this column. */
export function CardTime({ order, now, isLate }: Props) {
  const isUrgent = isLate || mustBegin(order, now);
  return (
    <p
      className={classNames(
        'flex shrink-0 items-center gap-1 text-end text-sm font-semibold tabular-nums',
        isUrgent ? 'text-danger-text' : 'text-ink-soft',
      )}
    >
      {isUrgent && <AlarmClock className="size-4 shrink-0" aria-hidden />}
      <span>
        {isLate && <span className="sr-only">{t('console.board_late')} </span>}
        {timeText(order, now)}
      </span>
    </p>
  );
}

function timeText(order: OrderOnBoard, now: number): string {
  const { begin_by: beginBy, ready_by: readyBy, timezone } = order;
  const phase = phaseOf(order.order_status);
  const isForLater = beginBy !== null && Date.parse(beginBy) > now;
  if (phase === 'preparing' && readyBy !== null) return leftText(minutesUntil(readyBy, now));
  if (isForLater) return t('console.board_begin_at', { time: shortMoment(beginBy, timezone, now) });
  if (mustBegin(order, now)) return t('console.board_begin_now');
  if (phase === 'on_the_way' && order.arrival)
    return t('console.board_arrives_by', { time: timeOfDay(order.arrival.until, timezone) });
  if (readyBy !== null && phase === 'confirmed')
    return t('console.board_ready_by', { time: timeOfDay(readyBy, timezone) });
  const minutes = Math.max(0, -minutesUntil(order.status_since, now));
  return minutes === 0 ? t('console.board_just_now') : t('console.board_since', { time: minutesText(minutes) });
}

function leftText(minutes: number): string {
  if (minutes < 0) return t('console.board_over', { time: minutesText(-minutes) });
  return t('console.board_left', { time: minutesText(minutes) });
}
