import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { CourierCard } from './courier-card.tsx';
import { useDistanceLeft } from './use-distance-left.ts';

type Props = {
  courier: NonNullable<TrackedOrder['delivery_man']>;
  route: TrackedOrder['route'];
  hasChat?: boolean;
};

/** The courier of an order, and how far away they are. */
export function MovingCourier({ courier, route, hasChat = true }: Props) {
  const distance = useDistanceLeft({ delivery_man: courier, route });
  return <CourierCard courier={courier} distance={distance} hasChat={hasChat} />;
}
