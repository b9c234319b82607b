import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { EMAIL_MAX_LENGTH } from '../shapes/email-address.ts';
import { pageReply, paging } from '../http/paging.ts';
import { amount, message, optionalText, picture } from '../shapes/fields.ts';
import { guestId, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { orderListNames, type OrderListName } from '../shapes/enums.ts';
import { orderCard, orderDetail, refundTo, trackedOrder } from '../shapes/order.ts';
import { line, paragraphs } from '../shapes/text.ts';

const group = 'orders';
const reason = Type.Object({ id: Type.Integer(), reason: Type.String({ examples: ['I ordered by mistake'] }) });

export const listCancellationReasons = endpoint({
  method: 'GET',
  path: '/customer/order/cancellation-reasons',
  group,
  summary: 'Why an order may be cancelled.',
  cacheSeconds: 300,
  query: input({
    type: Type.Optional(
      Type.Union([Type.Literal('customer'), Type.Literal('store'), Type.Literal('deliveryman')], {
        default: 'customer',
      }),
    ),
    ...paging,
  }),
  reply: Type.Object({ ...pageReply, reasons: Type.Array(reason) }),
});

export const listRefundReasons = endpoint({
  method: 'GET',
  path: '/customer/order/refund-reasons',
  group,
  summary: 'Reasons for requesting a refund.',
  cacheSeconds: 300,
  reply: Type.Object({ refund_reasons: Type.Array(reason) }),
});

const needs = ['owner'] as const;

export const listOrders = endpoint({
  method: 'GET',
  path: '/customer/order/{status}',
  group,
  summary: 'The customer’s orders, latest first: those that run, those that are past, or those of one status.',
  needs: ['customer'],
  params: Type.Object({
    status: Type.Unsafe<OrderListName>(Type.Union(orderListNames.map((name) => Type.Literal(name)))),
  }),
  query: input({ ...paging }),
  reply: Type.Object({ ...pageReply, orders: Type.Array(orderCard) }),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/customer/order/details',
  group,
  summary: 'Everything about an order, for its owner: items, bill, timeline. An invoice is printed from it.',
  needs,
  query: input({ order_id: orderId, guest_id: guestId }),
  reply: orderDetail,
  refuses: ['order_unknown'],
});

export const trackOrder = endpoint({
  method: 'GET',
  path: '/customer/order/track',
  group,
  summary:
    'Where an order is. By token or guest id everything; by the phone or email it was placed with, status and store.',
  query: input({
    order_id: orderId,
    guest_id: guestId,
    /** The phone number or email address that the order was placed with. */
    contact_number: Type.Optional(line(EMAIL_MAX_LENGTH)),
  }),
  reply: trackedOrder,
  refuses: ['order_unknown', 'token_invalid'],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/customer/order/cancel',
  group,
  summary: 'Cancels an order that its store has not confirmed. Its stock, coupon and payments are returned.',
  needs,
  body: input({
    order_id: orderId,
    reason: line(255),
    refund_to: Type.Optional(refundTo),
    _method: Type.Optional(Type.Literal('put')),
    guest_id: guestId,
  }),
  reply: message,
  refuses: ['order_unknown', 'order_step_refused', 'key_reused', 'wallet_off', 'sign_in_required'],
});

export const requestRefund = endpoint({
  method: 'POST',
  path: '/customer/order/refund-request',
  group,
  summary: 'Requests a refund of a delivered order, with a reason and pictures.',
  needs,
  body: input({
    order_id: orderId,
    customer_reason: line(255),
    customer_note: Type.Optional(Type.Union([paragraphs(1_000, 0, ['The soup had spilled']), Type.Null()])),
    refund_to: Type.Optional(refundTo),
    guest_id: guestId,
  }),
  files: { image: { maxCount: 3, maxBytes: 5_000_000 } },
  reply: message,
  refuses: ['order_unknown', 'order_step_refused', 'refund_asked', 'wallet_off', 'sign_in_required'],
});

export const answerPrice = endpoint({
  method: 'POST',
  path: '/customer/order/price',
  group,
  summary:
    'Accepts the price of a prescription, to be paid in cash or at once, or declines it, which cancels the order.',
  needs,
  body: input({
    order_id: orderId,
    decision: Type.Union([Type.Literal('accept'), Type.Literal('decline')]),
    /** The total that was shown; a price that changed since is refused. */
    order_amount: Type.Number({ minimum: 0, maximum: 1e9 }),
    payment_method: Type.Optional(
      Type.Union([Type.Literal('cash_on_delivery'), Type.Literal('digital_payment')], { default: 'cash_on_delivery' }),
    ),
    guest_id: guestId,
  }),
  reply: message,
  refuses: ['order_unknown', 'order_step_refused', 'price_changed', 'cash_not_allowed', 'cash_maximum'],
});

export const reorder = endpoint({
  method: 'GET',
  path: '/customer/order/reorder',
  group,
  summary: 'What of an order can be ordered again, and for how much now. Nothing is ordered.',
  needs,
  query: input({ order_id: orderId, guest_id: guestId }),
  reply: Type.Object({
    store_id: Type.Union([Type.Integer(), Type.Null()]),
    lines: Type.Array(
      Type.Object({
        model: Type.String({ examples: ['Item'] }),
        item_id: Type.Integer(),
        name: Type.String(),
        image_full_url: picture,
        quantity: Type.Integer({ minimum: 1 }),
        /** In the format of the call that adds to the cart. */
        wanted_variation: Type.Array(
          Type.Object({
            name: Type.Optional(Type.String()),
            type: Type.Optional(Type.String()),
            values: Type.Optional(Type.Object({ label: Type.Array(Type.String()) })),
          }),
        ),
        add_on_ids: Type.Array(Type.Integer()),
        add_on_qtys: Type.Array(Type.Integer()),
        note: optionalText,
        former_total: amount,
        total: amount,
        problem: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
      }),
    ),
  }),
  refuses: ['order_unknown'],
});
