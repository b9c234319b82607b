import { phaseOf, type OrderPhase } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import {
  Bike,
  ChevronUp,
  ClockAlert,
  CookingPot,
  PackageCheck,
  ReceiptText,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { arrivalText } from '../../../words/arrival.ts';
import { statusOf } from '../../../words/order-status.ts';
import { nowText } from '../../../words/now-text.ts';
import { orderTitle } from '../../../words/order-title.ts';
import { StepBar } from '../view/step-bar.tsx';
import type { RunningOrder } from './use-running-orders.ts';

type Props = {
  orders: [RunningOrder, ...RunningOrder[]];
  onOpen: () => void;
  /** Not on screens that have room for a tab. */ isNarrowOnly?: boolean;
};

/** The most advanced running order at the bottom of a home; pressing it opens the tracking (HOM-21). */
export function RunningBar({ orders, onOpen, isNarrowOnly = false }: Props) {
  const [order] = orders;
  const Icon = iconOf(order);
  const arrival = arrivalText(order);
  const isLate = order.arrival?.is_late === 1;
  return (
    <section
      aria-label={t('tracking.running')}
      className={classNames(
        'running-bar fixed inset-x-0 bottom-0 z-(--z-bar) mx-auto sm:bottom-4 sm:max-w-xl sm:px-4',
        isNarrowOnly && 'min-[90rem]:hidden',
      )}
      data-narrow={isNarrowOnly || undefined}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-col gap-2.5 border-t border-hairline bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-start shadow-4 transition hover:brightness-98 sm:rounded-xl sm:border sm:pb-3"
      >
        <span className="flex w-full items-center gap-3">
          <span
            className={classNames(
              'grid size-10 shrink-0 place-items-center rounded-full',
              isLate ? 'bg-warning-soft text-warning-text' : 'bg-accent-soft text-accent-text',
            )}
            aria-hidden
          >
            <Icon className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-bold text-ink tabular-nums">{arrival ?? nowText(order)}</span>
            <span className="block truncate text-sm text-ink-soft">
              {isLate && `${t('tracking.late_title')} · `}
              {arrival === null ? orderTitle(order) : nowText(order)}
            </span>
          </span>
          {orders.length > 1 && <Badge tone="neutral">{t('tracking.more', { count: orders.length - 1 })}</Badge>}
          <span className="sr-only">{t('order.track')}</span>
          <ChevronUp className="size-5 shrink-0 text-ink-soft" aria-hidden />
        </span>
        <StepBar order={order} className="w-full" />
      </button>
    </section>
  );
}

function iconOf(order: RunningOrder): LucideIcon {
  const usual = order.order_type === 'parcel' ? PackageCheck : Store;
  return order.arrival?.is_late === 1 ? ClockAlert : (icons[phaseOf(statusOf(order))] ?? usual);
}

const icons: Partial<Record<OrderPhase, LucideIcon>> = {
  placed: ReceiptText,
  preparing: CookingPot,
  on_the_way: Bike,
};
