import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useOpenOrders } from '../../features/orders/open-orders.ts';
import { useNow } from '../../platform/use-now.ts';
import { AssignedOrders } from './assigned-orders.tsx';
import { CourierList } from './courier-list.tsx';
import { dispatchLists } from './dispatch-lists.ts';
import { useCouriersOnShift } from './use-dispatch.ts';
import { WaitingOrders } from './waiting-orders.tsx';

const DispatchMap = lazy(async () => ({ default: (await import('./dispatch-map.tsx')).DispatchMap }));
const TICK_MS = 15_000;
const LAYOUT = 'grid items-start gap-5 lg:grid-cols-[minmax(22rem,28rem)_1fr]';
const MAP = 'max-lg:order-first h-[45vh] lg:h-[calc(100dvh-11rem)]';

/** Orders and couriers in a list and on the map, side by side. */
export function DispatchPage() {
  const orders = useOpenOrders();
  const couriers = useCouriersOnShift();
  return (
    <>
      <PageHeader title={t('console.dispatch_title')} text={t('console.dispatch_text')} />
      <QueryState query={orders} skeleton={<DispatchSkeleton />}>
        {(open) => (
          <QueryState query={couriers} skeleton={<DispatchSkeleton />}>
            {(onShift) => <Dispatch orders={open} couriers={onShift} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

function DispatchSkeleton() {
  return (
    <div className={LAYOUT}>
      <div className="flex flex-col gap-2.5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-28" />
        ))}
      </div>
      <Skeleton className={MAP} />
    </div>
  );
}

function Dispatch({ orders, couriers }: { orders: readonly BoardOrder[]; couriers: readonly Courier[] }) {
  const now = useNow(TICK_MS);
  const [isDragging, setIsDragging] = useState(false);
  const newest = useMemo(() => ({ orders, couriers, ...dispatchLists(orders, now) }), [orders, couriers, now]);
  // A new order would move the courier under the pointer away.
  const shown = useHeld(newest, isDragging);
  const { waiting, assigned } = shown;
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className={LAYOUT}>
      <div className="flex min-w-0 flex-col gap-6">
        <WaitingOrders
          orders={waiting}
          all={shown.orders}
          couriers={shown.couriers}
          now={now}
          chosen={chosen}
          onChoose={setChosen}
          onDrag={setIsDragging}
        />
        <CourierList couriers={shown.couriers} all={shown.orders} />
        <AssignedOrders orders={assigned} now={now} />
      </div>
      <div className={classNames(MAP, 'overflow-hidden rounded-lg border border-hairline lg:sticky lg:top-20')}>
        <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
          <DispatchMap waiting={waiting} assigned={assigned} couriers={shown.couriers} chosen={chosen} />
        </Suspense>
      </div>
    </div>
  );
}

/** The value from before it was held, as long as it is. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value);
  if (!isHeld && last !== value) setLast(value);
  return isHeld ? last : value;
}
