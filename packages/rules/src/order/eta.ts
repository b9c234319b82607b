import { isRunning, phaseOf, type OrderPhase, type OrderStatus } from './phase.ts';
import type { OrderType } from './status.ts';

export type TimeSpan = { from: Date; until: Date };

/** The facts that an arrival is estimated from. Durations are in seconds. */
export type EtaFacts = {
  now: Date;
  status: OrderStatus;
  type: OrderType;
  confirmedAt: Date | null;
  /** Preparation, from the confirmation until the order is ready; not for parcels. */
  prepSeconds: number;
  /** The way of the assigned courier to the store; null without a courier or a position. */
  toStoreSeconds: number | null;
  /** The way from the store to the customer, or from the courier once the order is picked up. */
  toCustomerSeconds: number;
  /** The slot of a scheduled order: of its arrival, or of the pick-up of a parcel. */
  slot: TimeSpan | null;
  /** How much faster than usual everything goes: 1, except in a simulated shop. */
  speed: number;
};

/** `expectedAt` lies in the span. */
export type Eta = TimeSpan & { expectedAt: Date };

/** How long each part usually takes, in seconds. */
const CONFIRMING = 180;
/** A store that is over its time is expected to be ready in a moment. */
const LEAST_PREPARING = 120;
/** Until a courier has accepted the order and reached the store. */
const FINDING_COURIER = 300;
const PICKING_UP = 90;
const DROPPING_OFF = 150;

/** How uncertain the rest is: a fixed time, and a share of the rest. Later phases are never less certain than earlier ones. */
const uncertainty: Partial<Record<OrderPhase, { seconds: number; share: number }>> = {
  placed: { seconds: 360, share: 0.3 },
  confirmed: { seconds: 300, share: 0.25 },
  preparing: { seconds: 300, share: 0.25 },
  ready: { seconds: 180, share: 0.2 },
  on_the_way: { seconds: 90, share: 0.15 },
};
/** An order is seldom much earlier than expected, so the span reaches less far back. */
const EARLY_SHARE = 0.75;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * When an order arrives, or is ready for pickup; null once it has arrived or is ready, and for an order that ended. The
 * span is in whole minutes and never ends in the past; it narrows with every phase.
 */
export function estimateArrival(facts: EtaFacts): Eta | null {
  const { now, status, type, slot, speed } = facts;
  const phase = phaseOf(status);
  const spread = uncertainty[phase];
  if (!isRunning(status) || !spread || (type === 'take_away' && phase === 'ready')) return null;
  const rest = restSeconds(facts);
  const doubt = spread.seconds + rest * spread.share;
  const at = (seconds: number) => now.getTime() + (seconds / speed) * SECOND_MS;
  const estimated = {
    from: at(Math.max(0, rest - doubt * EARLY_SHARE)),
    until: at(rest + doubt),
    expectedAt: at(rest),
  };
  return wholeMinutes(phase === 'on_the_way' ? estimated : withinSlot(estimated, slot && slotOfArrival(slot, facts)));
}

/** A parcel arrives as much later than it is picked up as its way takes. */
function slotOfArrival({ from, until }: TimeSpan, { type, toCustomerSeconds, speed }: EtaFacts): TimeSpan {
  if (type !== 'parcel') return { from, until };
  const wayMs = ((PICKING_UP + toCustomerSeconds + DROPPING_OFF) / speed) * SECOND_MS;
  return { from: new Date(from.getTime() + wayMs), until: new Date(until.getTime() + wayMs) };
}

/** Before it is on its way, a scheduled order is expected in its slot, or after it if it can no longer be in time. */
function withinSlot(estimated: Record<keyof Eta, number>, slot: TimeSpan | null): Record<keyof Eta, number> {
  if (!slot) return estimated;
  const [from, to] = [slot.from.getTime(), slot.until.getTime()];
  return {
    from: Math.max(estimated.from, from),
    until: Math.max(estimated.until, to),
    expectedAt: Math.max(estimated.expectedAt, from),
  };
}

/** A span shorter than a minute would say more than anybody knows. */
function wholeMinutes({ from, until, expectedAt }: Record<keyof Eta, number>): Eta {
  return {
    from: new Date(Math.floor(from / MINUTE_MS) * MINUTE_MS),
    until: new Date(Math.ceil((until + 1) / MINUTE_MS) * MINUTE_MS),
    expectedAt: new Date(expectedAt),
  };
}

function restSeconds(facts: EtaFacts): number {
  const { status, type, toCustomerSeconds, toStoreSeconds } = facts;
  if (phaseOf(status) === 'on_the_way') return toCustomerSeconds + DROPPING_OFF;
  const untilReady = readySeconds(facts);
  if (type === 'take_away') return untilReady;
  const untilThere = toStoreSeconds ?? FINDING_COURIER;
  // Couriers go to a store while it prepares the order.
  const untilPickUp = (type === 'parcel' ? untilReady + untilThere : Math.max(untilReady, untilThere)) + PICKING_UP;
  return untilPickUp + toCustomerSeconds + DROPPING_OFF;
}

function readySeconds({ now, status, type, confirmedAt, prepSeconds, speed }: EtaFacts): number {
  const phase = phaseOf(status);
  if (phase === 'ready') return 0;
  // A parcel is not prepared.
  if (type === 'parcel') return phase === 'placed' ? CONFIRMING : 0;
  if (phase === 'placed' || confirmedAt === null) return CONFIRMING + Math.max(prepSeconds, LEAST_PREPARING);
  const passed = ((now.getTime() - confirmedAt.getTime()) / SECOND_MS) * speed;
  return Math.max(prepSeconds - Math.max(0, passed), LEAST_PREPARING);
}

export type KitchenTimes = { beginBy: Date | null; readyBy: Date | null };

/**
 * When the preparation of a scheduled order must begin, and when a confirmed order must be ready, so that it arrives with
 * the beginning of its slot or as promised. Nothing is prepared for a parcel.
 */
export function kitchenTimes({
  type,
  slot,
  confirmedAt,
  prepSeconds,
  toCustomerSeconds,
  speed,
}: EtaFacts): KitchenTimes {
  const later = (from: Date, seconds: number) => new Date(from.getTime() + (seconds / speed) * SECOND_MS);
  if (type === 'parcel') return { beginBy: null, readyBy: null };
  if (!slot) return { beginBy: null, readyBy: confirmedAt && later(confirmedAt, prepSeconds) };
  const way = type === 'take_away' ? 0 : PICKING_UP + toCustomerSeconds + DROPPING_OFF;
  return { beginBy: later(slot.from, -way - prepSeconds), readyBy: later(slot.from, -way) };
}

/** The promise of a confirmation: what the customer was shown then. */
export type PromiseSpan = TimeSpan | null;

/** Late as soon as it is expected after the promise, not only when the promise has passed. */
export function isLate({ expectedAt }: Pick<Eta, 'expectedAt'>, promised: PromiseSpan, now: Date): boolean {
  return promised !== null && (expectedAt > promised.until || now > promised.until);
}

/** What the customer is shown: the estimate, which does not go beyond the promise unless the order is late. */
export function shownArrival(eta: Eta, promised: PromiseSpan, now: Date): TimeSpan & { isLate: boolean } {
  const late = isLate(eta, promised, now);
  const until = promised && !late && eta.until > promised.until ? promised.until : eta.until;
  const earliest = Math.max(eta.from.getTime(), Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  return { from: new Date(Math.min(earliest, until.getTime())), until, isLate: late };
}
