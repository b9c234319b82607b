import type { Sql } from '@rialto/database/sql.ts';
import { paymentMethods, type MethodState } from './payment-methods.ts';
import { hasOfflineMethods } from '../placing/place.sql.ts';
import type { Quote } from './quote-order.ts';

/** How what was quoted can be paid. */
export async function readMethods(db: Sql, { store, bill }: Quote, hasGateways: boolean): Promise<MethodState[]> {
  if (!store) return [];
  const hasOffline = await hasOfflineMethods(db);
  return paymentMethods({ store, totalMinor: bill.total.minor, hasGateways, hasOffline });
}
