import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { openWays } from '../../geo/geo.public.ts';
import { openArrivals } from '../arrival/open-arrivals.ts';
import { stepBoardOrder } from './step-board-order.ts';

type CommandStep = { orderId: OrderId; to: OrderStatus; by: 'store' | 'operator'; reason: string | null; now: Date };

/** The console's step for `npm run order`: the same promise, without the streets in memory. */
export function stepByCommand(db: Sql, { orderId, to, by, reason, now }: CommandStep, speed: number): Promise<void> {
  const clock = () => now;
  const arrivals = openArrivals({ clock, ways: openWays(clock, null), speed });
  const staff = { id: 0, role: by, storeIds: null } as const;
  return stepBoardOrder(db, arrivals, { staff, orderId, to, prepMinutes: null, reason, now });
}
