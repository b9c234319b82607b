import type { Arrival as ArrivalShape } from '@rialto/contract/shapes/order.ts';
import { flag } from '../../platform/wire-values.ts';

export function arrivalView(
  arrival: { from: Date; until: Date; isLate: boolean } | null | undefined,
): ArrivalShape | null {
  if (!arrival) return null;
  return {
    from: arrival.from.toISOString(),
    until: arrival.until.toISOString(),
    is_late: flag(arrival.isLate),
  };
}
