import { t } from '@rialto/texts/text.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { OrderCard } from './order-card.tsx';

const USUAL_HEIGHT = 220;
const AHEAD = 2;

type Props = { orders: OrderOnBoard[]; now: number; onRefuse: (order: OrderOnBoard) => void };

/** The cards of a column. Only those near the screen are rendered, because a busy shop has hundreds. */
export function OrderList({ orders, now, onRefuse }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => orders[index]?.id ?? index,
    estimateSize: () => USUAL_HEIGHT,
    overscan: AHEAD,
    useFlushSync: false,
  });
  if (orders.length === 0) return <p className="px-3.5 pb-4 text-sm text-ink-soft">{t('console.board_empty')}</p>;
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
      <ul style={{ height: rows.getTotalSize() }} className="relative">
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const order = orders[index];
          return order ? (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
              className="absolute inset-x-0 top-0 pb-2.5 [contain:layout_style]"
            >
              <OrderCard order={order} now={now} onRefuse={onRefuse} />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
