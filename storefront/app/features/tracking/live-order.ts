import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import type { Arrival } from '../../words/arrival.ts';

/** What a running order adds: when it arrives, the way it takes, and the code for the door. */
type LiveFields = {
  arrival: Arrival | null;
  route: { points: string; distance: number; seconds: number } | null;
  handover_code: string | null;
};

export type LiveOrder = TrackedOrder & Partial<LiveFields>;
export type Courier = NonNullable<TrackedOrder['delivery_man']> & { rating_count?: number };
