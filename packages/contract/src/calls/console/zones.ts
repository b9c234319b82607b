import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { amount, flag, orNull } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { latitude, longitude, point } from '../../shapes/point.ts';
import { shownTranslated, translated } from '../../shapes/console/translated.ts';

const group = 'console';
const needs = ['staff:zones'] as const;
const params = input({ id });
const MAX_CORNERS = 500;
const MAX_AMOUNT = 1_000_000;
const MAX_KM = 400;

const charge = Type.Number({ minimum: 0, maximum: MAX_AMOUNT, examples: [2.5] });
const rates = {
  module_id: id,
  base_charge: charge,
  per_km_charge: charge,
  minimum_charge: charge,
  maximum_charge: orNull(charge),
  /** Orders above it are not paid in cash; null sets no limit. */
  maximum_cash: orNull(charge),
  /** The longest way along the streets; null sets no limit. */
  maximum_km: orNull(Type.Number({ exclusiveMinimum: 0, maximum: MAX_KM, examples: [12] })),
};
export type ZoneRates = Static<typeof zoneRates>;
const zoneRates = input(rates);

const zone = Type.Object({
  id,
  name: shownTranslated,
  corners: Type.Array(point),
  cash_on_delivery: Type.Boolean(),
  is_active: Type.Boolean(),
  stores_count: Type.Integer(),
  modules: Type.Array(Type.Object({ ...rates, base_charge: amount })),
});
export type ConsoleZone = Static<typeof zone>;

const refuses = [
  'zone_corners_few',
  'zone_border_crosses',
  'zone_too_small',
  'zone_too_large',
  'zone_charges_wrong',
  'module_unknown',
] as const;

const corner = input({ lat: latitude, lng: longitude });
const corners = Type.Array(corner, { maxItems: MAX_CORNERS });
const zoneBody = input({
  name: translated(80),
  corners,
  cash_on_delivery: Type.Boolean(),
  is_active: Type.Boolean(),
  /** The modules that are offered here and what their delivery costs. */
  modules: Type.Array(zoneRates, { maxItems: 50 }),
});

export const listConsoleZones = endpoint({
  method: 'GET',
  path: '/console/zones',
  group,
  summary: 'All zones with their borders, modules and delivery charges, by id.',
  needs,
  reply: Type.Object({ zones: Type.Array(zone) }),
});

export const addZone = endpoint({
  method: 'POST',
  path: '/console/zones',
  group,
  summary: 'A new zone. Zones may overlap: a place in two zones has the stores of both.',
  needs,
  body: zoneBody,
  reply: zone,
  refuses,
});

export const changeZone = endpoint({
  method: 'PUT',
  path: '/console/zones/{id}',
  group,
  summary: 'Changes a zone as a whole.',
  needs,
  params,
  body: zoneBody,
  reply: zone,
  refuses: ['zone_unknown', ...refuses],
});

const effects = Type.Object({
  /** The stores of this zone that would lie outside it, and how many there are. */
  stores_outside: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  stores_outside_count: Type.Integer(),
  /** Orders on their way whose place of delivery would lie outside. They are delivered all the same. */
  running_orders: Type.Integer(),
  /** Saved addresses that are in a zone now and would be in none. */
  addresses: Type.Integer(),
  /** Active zones that share places with it or touch it; new ones did not before this change. */
  overlaps: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), is_new: flag })),
});
export type ZoneEffects = Static<typeof effects>;

export const previewZone = endpoint({
  method: 'POST',
  path: '/console/zones/preview',
  group,
  summary: 'What a new border would do: stores, running orders and addresses outside it, and overlapping zones.',
  needs,
  body: input({ id: Type.Optional(id), corners, is_active: Type.Boolean() }),
  reply: effects,
  refuses: ['zone_unknown', ...refuses],
});

export const findZonesAt = endpoint({
  method: 'GET',
  path: '/console/zones/at',
  group,
  summary: 'The zones that contain a point, and the modules that are offered there.',
  needs,
  query: input({ lat: latitude, lng: longitude }),
  reply: Type.Object({
    zones: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), modules: Type.Array(Type.String()) })),
  }),
});
