import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { PendingStep } from '../steps/pending-steps.ts';

export function stopOf(over: Partial<Stop> = {}): Stop {
  return {
    id: 7,
    state: 'accepted',
    order_id: 100_207,
    order_status: 'handover',
    is_ready: 1,
    next_step: 'pick_up',
    offer_ends_at: null,
    pick_up: {
      name: 'El Bahr Grill',
      address: '4 Quay Road',
      ...{ road: null, house: null, floor: null, note: null, phone: null, latitude: 33, longitude: 27 },
    },
    drop_off: {
      name: 'Mariam',
      address: '12 Harbour Street',
      ...{ road: null, house: '12', floor: '3', note: null, phone: null, latitude: 33.01, longitude: 27.01 },
    },
    lines: [],
    order_note: null,
    cash_to_collect: 0,
    cash_at: 'drop_off',
    parcel: null,
    arrival: null,
    route: null,
    ...over,
  };
}

type Parcel = NonNullable<Stop['parcel']>;

export function parcelOf(over: Partial<Parcel> = {}): Parcel {
  const plain = { content: null, weight: null, instructions: [], wish: null };
  return { name: 'Documents', ...plain, pick_up_proof: 'none', drop_off_proof: 'none', ...over };
}

export function pendingOf(over: Partial<PendingStep> = {}): PendingStep {
  const pressedAt = '2026-11-18T12:00:00.000Z';
  return { key: 'k1', stopId: 7, orderId: 100_207, step: 'pick_up', pressedAt, heldUntil: null, ...over };
}
