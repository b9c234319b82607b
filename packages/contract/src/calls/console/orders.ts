import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import { bill } from '../../shapes/order/bill.ts';
import { courierHead } from '../../shapes/courier.ts';
import { boardLists, orderStatuses, type BoardList, type OrderStatus } from '../../shapes/enums.ts';
import { amount, flag, message, moment, optionalText, orNull } from '../../shapes/fields.ts';
import { id, longId, orderId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { arrival } from '../../shapes/order.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:orders'] as const;
const dispatch = ['staff:dispatch'] as const;
const status = Type.Unsafe<OrderStatus>(Type.Union(orderStatuses.map((name) => Type.Literal(name))));
const params = input({ id: orderId });
const MAX_PREP_MINUTES = 180;
const MAX_SEARCH_LENGTH = 40;
const prepMinutes = Type.Integer({ minimum: 1, maximum: MAX_PREP_MINUTES, examples: [20] });
/** A JSON list of at most fifty orders. */
const orderIds = Type.String({ pattern: '^\\[[1-9]\\d{8}(,[1-9]\\d{8}){0,49}\\]$', examples: ['[482913077]'] });

const courierOfOrder = Type.Object({
  ...courierHead,
  phone: optionalText,
  assignment_id: Type.Integer(),
  state: Type.String({ examples: ['offered'] }),
});

/** Where a parcel is picked up and handed over; the doors are for those who send couriers there. */
const boardParcel = Type.Object({
  name: Type.String({ examples: ['Documents'] }),
  pick_up: Type.Object({ address: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
  drop_off: Type.Object({ address: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
  /** At most this many kilograms. */
  weight: orNull(Type.Integer()),
});

/** A line as the kitchen reads it. */
const ticketLine = Type.Object({
  name: Type.String({ examples: ['Falafel plate'] }),
  quantity: Type.Integer(),
  choices: Type.Array(Type.String()),
  note: optionalText,
});

const boardOrder = Type.Object({
  id: orderId,
  order_status: status,
  order_type: Type.String({ examples: ['delivery'] }),
  order_amount: amount,
  /** The part that was paid from the wallet, and the rest of the total. */
  wallet_amount: amount,
  due_amount: amount,
  payment_method: Type.String({ examples: ['cash_on_delivery'] }),
  payment_status: Type.String({ examples: ['unpaid'] }),
  created_at: moment,
  /** When it got its status. */
  status_since: moment,
  schedule_at: orNull(moment),
  schedule_until: orNull(moment),
  timezone: optionalText,
  store: Type.Union([
    Type.Object({ id: Type.Integer(), name: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
    Type.Null(),
  ]),
  /** Null for an order of a store. */
  parcel: Type.Union([boardParcel, Type.Null()]),
  /** Where it goes, for those who send couriers there. */
  drop_off: Type.Union([
    Type.Object({ address: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
    Type.Null(),
  ]),
  /** Only the first name. */
  customer_name: optionalText,
  items_count: Type.Integer(),
  lines: Type.Array(ticketLine),
  order_note: optionalText,
  prep_minutes: orNull(Type.Integer()),
  /** How long this store usually needs, as a suggestion for the confirmation. */
  usual_prep_minutes: orNull(Type.Integer()),
  /** When a scheduled order must be begun, and when an order must be ready; null where nothing is prepared. */
  begin_by: orNull(moment),
  ready_by: orNull(moment),
  arrival: Type.Union([arrival, Type.Null()]),
  late_at: orNull(moment),
  courier: Type.Union([courierOfOrder, Type.Null()]),
  /** The side that sets or accepts the price of a prescription next; null for all other orders. */
  awaits_price: Type.Union([Type.Literal('shop'), Type.Literal('customer'), Type.Null()]),
  /** The steps that the caller may take now. */
  next_steps: Type.Array(status),
});
export type BoardOrder = Static<typeof boardOrder>;

export const listBoardOrders = endpoint({
  method: 'GET',
  path: '/console/orders',
  group,
  summary: 'Orders of the shop or of the caller’s stores: running, late or past.',
  needs,
  query: input({
    list: Type.Optional(
      Type.Unsafe<BoardList>(
        Type.Union(
          boardLists.map((name) => Type.Literal(name)),
          { default: 'running' },
        ),
      ),
    ),
    store_id: Type.Optional(longId),
    /** Only these orders, such as those of the last events; one that is not in the list is left out. */
    ids: Type.Optional(orderIds),
    /** A number or a phone; then all orders are searched, running or not. */
    search: Type.Optional(line(MAX_SEARCH_LENGTH)),
    ...paging,
  }),
  reply: Type.Object({ ...pageReply, orders: Type.Array(boardOrder) }),
});

export const readBoardOrder = endpoint({
  method: 'GET',
  path: '/console/orders/{id}',
  group,
  summary: 'Everything about an order that staff need. Only dispatchers see the address.',
  needs,
  params,
  reply: Type.Object({
    ...boardOrder.properties,
    lines: Type.Array(Type.Object({ ...ticketLine.properties, total: amount })),
    bill,
    delivery_address: Type.Union([
      Type.Object({
        address: Type.String(),
        road: optionalText,
        house: optionalText,
        floor: optionalText,
        note: optionalText,
        latitude: Type.Number(),
        longitude: Type.Number(),
      }),
      Type.Null(),
    ]),
    /** For dispatchers, where the category of the parcel asks for a code at pick-up. */
    pick_up_code: optionalText,
    /** For dispatchers, where the shop or the category of the parcel asks for codes. */
    handover_code: optionalText,
    /** For staff of the whole shop. */
    contact: Type.Union([Type.Object({ name: optionalText, phone: optionalText, email: optionalText }), Type.Null()]),
    /** The customer's account, for staff of the whole shop; null for a guest. */
    customer_id: orNull(Type.Integer()),
    /** What the customer last wrote in: to the store, or to the shop for staff of the whole shop. */
    conversation_id: orNull(Type.Integer()),
    payments: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('payment'), Type.Literal('refund')]),
        method: Type.String({ examples: ['stripe'] }),
        amount,
        status: Type.String({ examples: ['paid'] }),
        at: moment,
      }),
    ),
    /** What staff did, newest last. */
    changes: Type.Array(
      Type.Object({
        at: moment,
        by: Type.String({ examples: ['Layla Haddad'] }),
        action: Type.String({ examples: ['stepBoardOrder'] }),
        values: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
    log: Type.Array(
      Type.Object({ status, by: Type.String({ examples: ['store'] }), at: moment, reason: optionalText }),
    ),
  }),
  refuses: ['order_unknown'],
});

export const stepBoardOrder = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/step',
  group,
  summary:
    'The next step of an order, for its store or the operator. After a confirmation the customer sees when it arrives; a step that was taken before succeeds without effect.',
  needs,
  params,
  body: input({
    to: status,
    prep_minutes: Type.Optional(prepMinutes),
    reason: Type.Optional(line(255)),
  }),
  reply: Type.Object({ order_id: Type.Integer(), order_status: status, arrival: Type.Union([arrival, Type.Null()]) }),
  refuses: ['order_unknown', 'order_step_refused', 'order_not_paid', 'price_not_accepted', 'not_permitted'],
});

export const changePrepTime = endpoint({
  method: 'PUT',
  path: '/console/orders/{id}/preparation',
  group,
  summary: 'Changes how long the preparation takes, counted from the confirmation; the customer sees the new arrival.',
  needs,
  params,
  body: input({ prep_minutes: prepMinutes }),
  reply: Type.Object({ order_id: Type.Integer(), arrival: Type.Union([arrival, Type.Null()]) }),
  refuses: ['order_unknown', 'order_step_refused'],
});

export const decidePayment = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/payment',
  group,
  summary: 'Approves or refuses a payment that was made outside the shop, or records that a refund was sent.',
  needs: ['staff:decisions'],
  params,
  body: input({
    decision: Type.Union([Type.Literal('approve'), Type.Literal('refuse'), Type.Literal('refund_sent')]),
  }),
  reply: message,
  refuses: ['order_unknown', 'order_step_refused'],
});

const suggestion = Type.Object({
  ...courierHead,
  /** Without an order. */
  is_free: flag,
  orders_count: Type.Integer(),
  /** Along the streets to the store; null if the position is unknown. */
  seconds: orNull(Type.Integer()),
  distance: orNull(Type.Integer()),
  /** Declined this order or let its offer expire. */
  has_declined: flag,
});
export type Suggestion = Static<typeof suggestion>;

export const suggestCouriers = endpoint({
  method: 'GET',
  path: '/console/orders/{id}/couriers',
  group,
  summary:
    'Who could deliver an order: the nearest free courier by street time first, then who is on the way, then who has no position.',
  needs: dispatch,
  params,
  reply: Type.Object({ couriers: Type.Array(suggestion) }),
  refuses: ['order_unknown'],
});

export const offerOrder = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/courier',
  group,
  summary: 'Offers an order to a courier, who has a minute to accept it.',
  needs: dispatch,
  params,
  body: input({ courier_id: id }),
  reply: Type.Object({ assignment_id: Type.Integer(), offer_ends_at: moment }),
  refuses: ['order_unknown', 'order_step_refused', 'courier_unknown', 'courier_unavailable', 'order_has_courier'],
});

export const withdrawOrder = endpoint({
  method: 'DELETE',
  path: '/console/orders/{id}/courier',
  group,
  summary: 'Takes an order back from its courier, until it is picked up.',
  needs: dispatch,
  params,
  reply: message,
  refuses: ['order_unknown', 'assignment_unknown', 'order_step_refused'],
});
