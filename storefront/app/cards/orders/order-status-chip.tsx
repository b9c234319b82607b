import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
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
  const [tone, Icon] = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusText(status)}
    </Badge>
  );
}

const looks: Record<OrderStatus, [BadgeTone, LucideIcon]> = {
  pending: ['warning', Clock3],
  confirmed: ['info', BadgeCheck],
  accepted: ['info', BadgeCheck],
  processing: ['info', CookingPot],
  handover: ['info', PackageCheck],
  picked_up: ['accent', Bike],
  delivered: ['success', CircleCheck],
  canceled: ['danger', CircleX],
  failed: ['danger', CircleX],
  refund_requested: ['warning', RotateCcw],
  refunded: ['success', ReceiptText],
  refund_request_canceled: ['neutral', CircleX],
};
