import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import { suggestCouriers, type BoardOrder, type Suggestion } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Menu, MenuItem } from '@rialto/ui/overlays/menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bike, ChevronDown } from 'lucide-react';
import { queryOf } from '../../platform/query.ts';
import { minutesText } from '../../words/times.ts';
import { isOnTheWay } from './dispatch-lists.ts';
import { useOffer } from './use-dispatch.ts';

const FRESH_MS = 20_000;

type Props = { order: BoardOrder; all: readonly BoardOrder[]; couriers: readonly Courier[] };

/** One press offers the order to the suggested courier; the menu has all others. */
export function SuggestedCourier({ order, all, couriers }: Props) {
  const { data, isPending } = useQuery({
    ...queryOf(suggestCouriers, { params: { id: order.id } }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
  const { offer, isRunning } = useOffer();
  const suggested = data?.couriers ?? [];
  const best = suggested.find(({ has_declined }) => has_declined === 0);
  const textOf = (courier: Suggestion) => wayText(courier, order, all);
  if (isPending) return <p className="text-sm text-ink-soft">{t('console.dispatch_looking')}</p>;
  if (couriers.length === 0 && !best)
    return <p className="text-sm text-ink-soft">{t('console.dispatch_no_couriers')}</p>;
  return (
    <div className="flex items-center gap-2">
      {best && (
        <Button
          className="min-w-0 flex-1 px-3!"
          isLoading={isRunning}
          icon={<Bike className="size-5 shrink-0" aria-hidden />}
          onClick={() => offer(order.id, best)}
        >
          <span className="truncate">{t('console.dispatch_offer_to', { name: best.f_name, way: textOf(best) })}</span>
        </Button>
      )}
      <Menu
        label={t('console.dispatch_choose')}
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            kind="secondary"
            className="px-3!"
            iconEnd={<ChevronDown className="size-4" aria-hidden />}
          >
            {t('console.dispatch_other')}
          </Button>
        )}
      >
        {suggested.map((courier) => (
          <MenuItem key={courier.id} icon={<Bike />} end={textOf(courier)} onSelect={() => offer(order.id, courier)}>
            {`${courier.f_name} ${courier.l_name}`}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

/** How far away somebody is, or why another order fits. */
function wayText(courier: Suggestion, order: BoardOrder, all: readonly BoardOrder[]): string {
  if (courier.has_declined === 1) return t('console.dispatch_declined');
  const taken = all.filter((other) => other.courier?.id === courier.id);
  if (isOnTheWay(order, taken)) return t('console.dispatch_on_the_way');
  if (courier.seconds === null) return t('console.dispatch_position_unknown');
  const time = minutesText(Math.max(1, Math.round(courier.seconds / 60)));
  return courier.is_free === 1 ? time : t('console.dispatch_busy', { time, count: courier.orders_count });
}
