import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Ways } from '../../geo/geo.public.ts';
import { findOrderState } from '../lifecycle/status.sql.ts';
import { suggestCouriers, type SuggestedCourier } from './suggest-couriers.ts';

export async function suggestForOrder(db: Sql, ways: Ways, orderId: OrderId): Promise<SuggestedCourier[]> {
  if (!(await findOrderState(db, orderId))) throw new RefusalError({ code: 'order_unknown' });
  return suggestCouriers(db, ways, orderId);
}
