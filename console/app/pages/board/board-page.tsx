import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useMedia } from '@rialto/ui/base/use-media.ts';
import { useWakeLock } from '@rialto/ui/base/use-wake-lock.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { ordersByColumn } from '../../features/orders/board-columns.ts';
import { RefuseDialog } from '../../features/orders/refuse-dialog.tsx';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import { useOpenOrders } from '../../features/orders/open-orders.ts';
import { useShownOrders, type OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { useNow } from '../../platform/use-now.ts';
import { BoardNotices } from './board-notices.tsx';
import { BoardTools } from './board-tools.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { Columns } from './columns.tsx';
import { StoreNotices, StoreTools } from './store-bar.tsx';

const TICK_MS = 20_000;

/** Every running order by its state, for a tablet by the stove. */
export function BoardPage() {
  useWakeLock(true);
  return (
    <div className="flex h-[calc(100dvh-6.5rem)] min-h-96 flex-col">
      <PageHeader
        title={t('console.board_title')}
        actions={
          <>
            <StoreTools />
            <BoardTools />
          </>
        }
      />
      <BoardNotices />
      <StoreNotices />
      <QueryState query={useOpenOrders()} skeleton={<BoardSkeleton />}>
        {() => <Board />}
      </QueryState>
    </div>
  );
}

function Board() {
  // A change of many orders renders in small parts, so that a press is never late.
  const orders = useDeferredValue(useShownOrders());
  const now = useNow(TICK_MS);
  const columns = useMemo(() => ordersByColumn(orders, now), [orders, now]);
  const [refused, setRefused] = useState<OrderOnBoard | null>(null);
  const isWide = useMedia('(min-width: 48rem)');
  const shown = { columns, now, onRefuse: setRefused };
  return (
    <>
      {isWide ? <Columns {...shown} /> : <ColumnTabs {...shown} />}
      <RefuseDialog
        order={refused}
        onRefuse={(orderId, reason) => pressStep({ kind: 'step', orderId, to: 'canceled', reason })}
        onClose={() => setRefused(null)}
      />
    </>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:grid-cols-5">
      {[1, 2, 3, 4, 5].map((column) => (
        <Skeleton key={column} className="h-80 max-md:not-first:hidden" />
      ))}
    </div>
  );
}
