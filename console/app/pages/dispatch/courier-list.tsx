import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { useState, type DragEvent } from 'react';
import { useMoney } from '../../words/use-money.ts';
import { number } from '../../words/times.ts';
import { DRAGGED_ORDER } from './dragged-order.ts';
import { useOffer } from './use-dispatch.ts';

type Props = { couriers: readonly Courier[]; all: readonly BoardOrder[] };

/** Couriers on shift; an order can be dropped on one. */
export function CourierList({ couriers, all }: Props) {
  return (
    <section aria-labelledby="couriers">
      <h2 id="couriers" className="mb-2 flex items-baseline gap-2 text-lg font-bold">
        {t('console.dispatch_couriers')}
        <span className="text-md text-ink-soft tabular-nums">{number(couriers.length)}</span>
      </h2>
      {couriers.length === 0 && <p className="text-ink-soft">{t('console.dispatch_no_couriers')}</p>}
      <ul className="flex flex-col gap-1.5">
        {couriers.map((courier) => (
          <CourierRow
            key={courier.id}
            courier={courier}
            taken={all.filter(({ courier: by }) => by?.id === courier.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function CourierRow({ courier, taken }: { courier: Courier; taken: readonly BoardOrder[] }) {
  const money = useMoney();
  const { offer } = useOffer();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const orderId = Number(event.dataTransfer.getData(DRAGGED_ORDER));
    if (orderId) offer(orderId, courier);
  };
  return (
    <li
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED_ORDER)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'flex items-center justify-between gap-3 rounded-md border px-3.5 py-2.5',
        isOver ? 'border-accent bg-accent-soft' : 'border-hairline bg-surface',
      )}
    >
      <div className="min-w-0">
        <p className="truncate font-semibold">{`${courier.f_name} ${courier.l_name}`}</p>
        <p className="truncate text-sm text-ink-soft">
          {taken.length === 0
            ? t('console.dispatch_free')
            : taken.map(({ id }) => `#${String(id).slice(-4)}`).join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {courier.latitude === null && <Badge tone="warning">{t('console.dispatch_position_unknown')}</Badge>}
        <span className="text-sm text-ink-soft tabular-nums">{money(courier.cash_collected)}</span>
      </div>
    </li>
  );
}
