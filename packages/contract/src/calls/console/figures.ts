import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { amount, moment, orNull } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:figures'] as const;
const count = Type.Integer({ minimum: 0 });
const seconds = orNull(Type.Number({ minimum: 0, description: 'In seconds; null without such orders' }));
/** An amount that refunds and discounts may make negative. */
const signed = Type.Number({ examples: [12.5] });

const day = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', examples: ['2026-03-01'] });

/** The days are those of the shop's time zone; both are included. */
const query = input({ from: day, to: day, store_id: Type.Optional(id), zone_id: Type.Optional(id) });

const counts = {
  placed: count,
  delivered: count,
  cancelled: count,
  late: count,
  sales: amount,
};

/** Every figure is defined in docs/figures.md. */
const totals = Type.Object({
  ...counts,
  goods: amount,
  discounts: amount,
  tax: amount,
  fees: amount,
  tips: amount,
  refunded: amount,
  new_customers: count,
  preparation_median: seconds,
  preparation_p90: seconds,
  delivery_median: seconds,
  delivery_p90: seconds,
});
export type FigureTotals = Static<typeof totals>;

const bucket = Type.Object({ starts_at: moment, ...counts, fees: amount, tips: amount, refunded: amount });
export type FigureBucket = Static<typeof bucket>;

const place = Type.Object({ id, name: Type.String(), ...counts });
export type FigurePlace = Static<typeof place>;

const method = Type.Object({ method: Type.String({ examples: ['wallet'] }), delivered: count, sales: amount });

/** What the ledger has about orders: when money came and went, and what came for the orders that were delivered. */
const books = Type.Object({
  received: Type.Object({ wallet: amount, online: amount, cash: amount }),
  paid_back: Type.Object({ wallet: amount, online: amount, cash: amount }),
  net: signed,
  booked_sales: amount,
  difference: signed,
});

const figures = Type.Object({
  timezone: Type.String({ examples: ['Africa/Cairo'] }),
  as_of: moment,
  bucket: Type.Union([Type.Literal('hour'), Type.Literal('day'), Type.Literal('month')]),
  totals,
  previous: totals,
  series: Type.Array(bucket),
  stores: Type.Array(place),
  zones: Type.Array(place),
  methods: Type.Array(method),
  books,
});
export type Figures = Static<typeof figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/console/figures',
  group,
  summary:
    'The figures of a period and of the one before it: orders, sales, times, and what the ledger has. Staff of a store get those of their stores.',
  needs,
  query,
  reply: figures,
  refuses: ['period_invalid', 'not_found'],
});

const soldItem = Type.Object({
  item_id: Type.Integer(),
  kind: Type.Union([Type.Literal('Item'), Type.Literal('ItemCampaign')]),
  name: Type.String(),
  store_name: Type.String(),
  quantity: count,
  orders: count,
  sales: amount,
});
export type SoldItem = Static<typeof soldItem>;

export const listSoldItems = endpoint({
  method: 'GET',
  path: '/console/figures/items',
  group,
  summary: 'The 100 items that were sold most in a period, by what they brought in.',
  needs,
  query,
  reply: Type.Object({ items: Type.Array(soldItem) }),
  refuses: ['period_invalid', 'not_found'],
});

const shift = Type.Object({
  id,
  courier_id: id,
  courier_name: Type.String(),
  started_at: moment,
  ended_at: orNull(moment),
  deliveries: count,
  cash: amount,
});
export type ShiftCash = Static<typeof shift>;

export const listShiftCash = endpoint({
  method: 'GET',
  path: '/console/figures/shifts',
  group,
  summary: 'The cash that couriers collected, by shift, newest first; at most 500 shifts that overlap the period.',
  needs,
  query,
  reply: Type.Object({ shifts: Type.Array(shift) }),
  refuses: ['period_invalid', 'not_found'],
});

export const listFigurePlaces = endpoint({
  method: 'GET',
  path: '/console/figures/places',
  group,
  summary: 'The stores and zones by which the caller can filter figures, and the day that it is in the shop.',
  needs,
  reply: Type.Object({
    today: day,
    stores: Type.Array(Type.Object({ id, name: Type.String() })),
    zones: Type.Array(Type.Object({ id, name: Type.String() })),
  }),
});
