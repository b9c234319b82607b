import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, flag, textIn } from '../../../platform/wire-values.ts';
import { courierHead } from '../../couriers/couriers.public.ts';
import { arrivalView } from '../arrival.view.ts';
import { cashOf } from '../lifecycle/cash-of.ts';
import { firstName, ticketLine } from '../order-lines.view.ts';
import type { OrderAddress } from '../order-address.ts';
import { instructionTexts, parcelName } from '../parcel.view.ts';
import { routeView } from '../route.view.ts';
import type { CourierRun, RunStop } from './read-run.ts';

const UNDO_SECONDS = 10;
const POSITION_SECONDS = 3;

type Settings = { shop: ShopSettings; handover: HandoverKind };

export function runView({ courier, stops }: CourierRun, { shop, handover }: Settings, viewer: Viewer): Run {
  const hidesPhones = shop.hidesPhones ?? false;
  return {
    courier: { ...courierHead(courier, viewer), is_on_shift: flag(courier.shiftStartedAt !== null) },
    shift_started_at: courier.shiftStartedAt && courier.shiftStartedAt.toISOString(),
    cash_collected: amount(courier.cashMinor, viewer.digits),
    currency_symbol: shop.currency.symbol,
    currency_symbol_direction: shop.currency.direction,
    digit_after_decimal_point: shop.currency.digits,
    settings: {
      handover,
      hides_phones: flag(hidesPhones),
      undo_seconds: UNDO_SECONDS,
      position_seconds: POSITION_SECONDS,
    },
    stops: stops.map((stop) => stopView(stop, hidesPhones, viewer)),
  };
}

const nextStep = { offered: 'accept', accepted: 'pick_up', picked_up: 'deliver' } as const;

function stopView(stop: RunStop, hidesPhones: boolean, viewer: Viewer): Stop {
  const { assignment, order, arrival, route } = stop;
  const state = assignment.state as keyof typeof nextStep;
  const isOffered = state === 'offered';
  const seen = { isOffered, hidesPhones };
  return {
    id: assignment.id,
    state,
    order_id: order.id,
    order_status: order.status,
    is_ready: flag(phaseOf(order.status) === 'ready' || (order.parcel !== null && order.status === 'accepted')),
    next_step: nextStep[state],
    offer_ends_at: isOffered ? assignment.offerEndsAt.toISOString() : null,
    pick_up: order.parcel ? pickUpOfParcel(stop, seen) : pickUpOfStore(stop, viewer),
    drop_off: dropOff(stop, seen),
    lines: order.lines.map((line) => {
      const { name, quantity, choices, note } = ticketLine(line, viewer);
      return { name, quantity, choices, note: isOffered ? null : note };
    }),
    order_note: isOffered ? null : order.note,
    cash_to_collect: amount(cashOf(order), viewer.currencyOf(order.currency).digits),
    cash_at: order.parcel?.chargePayer === 'sender' ? 'pick_up' : 'drop_off',
    parcel: parcelOf(stop, seen, viewer),
    arrival: arrivalView(arrival),
    route: route && routeView(route),
  };
}

function pickUpOfStore({ order: { store } }: RunStop, { language }: Viewer): Stop['pick_up'] {
  return {
    name: store ? textIn(language, store.nameEn, store.nameAr) : '',
    address: store ? textIn(language, store.addressEn, store.addressAr) : '',
    ...{ road: null, house: null, floor: null, note: null },
    phone: store && store.phone,
    latitude: store?.lat ?? 0,
    longitude: store?.lng ?? 0,
  };
}

type StopVisibility = { isOffered: boolean; hidesPhones: boolean };

function pickUpOfParcel({ order }: RunStop, seen: StopVisibility): Stop['pick_up'] {
  const { contactName: name, contactNumber: number, parcel } = order;
  return doorOf(parcel && parcel.senderAddress, { name, number }, seen);
}

function dropOff({ order }: RunStop, seen: StopVisibility): Stop['drop_off'] {
  const { address, parcel, contactName, contactNumber } = order;
  if (!parcel) return doorOf(address, { name: contactName, number: contactNumber }, seen);
  return doorOf(address, { name: parcel.receiverName, number: parcel.receiverPhone }, seen);
}

/** An offer shows where, so that the courier can decide, and not yet who. */
function doorOf(
  address: OrderAddress | null,
  { name, number }: { name: string | null; number: string | null },
  { isOffered, hidesPhones }: StopVisibility,
): Stop['drop_off'] {
  const place = { address: address?.address ?? '', latitude: address?.lat ?? 0, longitude: address?.lng ?? 0 };
  if (isOffered) return { ...place, name: '', road: null, house: null, floor: null, note: null, phone: null };
  return {
    ...place,
    name: firstName(name) ?? '',
    road: address?.road ?? null,
    house: address?.house ?? null,
    floor: address?.floor ?? null,
    note: address?.additionalInformation ?? null,
    phone: hidesPhones ? null : number,
  };
}

function parcelOf({ order: { parcel } }: RunStop, { isOffered }: StopVisibility, { language }: Viewer): Stop['parcel'] {
  if (!parcel) return null;
  return {
    name: parcelName(parcel, language),
    content: isOffered ? null : parcel.content,
    weight: parcel.weightKg,
    instructions: instructionTexts(parcel, language),
    pick_up_proof: parcel.pickUpProof,
    drop_off_proof: parcel.dropOffProof,
    wish: parcel.wish,
  };
}
