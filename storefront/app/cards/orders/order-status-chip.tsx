import { type OrderPhase, type OrderStatus, phaseOf } from '@rialto/rules/order/phase.ts';
import {
  Bike,
  BadgeCheck,
  CircleCheck,
  CircleX,
  Clock3,
  CookingPot,
  PackageCheck,
  ReceiptText,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type BadgeTone } from '@rialto/ui/feedback/badge.tsx';
import { statusText } from '../../words/order-status.ts';

/** The status of an order as a label with an icon. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const [tone, Icon] = looks[phaseOf(status)];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusText(status)}
    </Badge>
  );
}

const looks: Record<OrderPhase, [BadgeTone, LucideIcon]> = {
  placed: ['warning', Clock3],
  confirmed: ['info', BadgeCheck],
  preparing: ['info', CookingPot],
  ready: ['info', PackageCheck],
  on_the_way: ['accent', Bike],
  delivered: ['success', CircleCheck],
  refund_requested: ['warning', RotateCcw],
  refunded: ['success', ReceiptText],
  refund_declined: ['neutral', CircleX],
  stopped: ['danger', CircleX],
};
