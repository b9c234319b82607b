import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { amount, flag, message, moment, optionalText, orNull, picture } from '../../shapes/fields.ts';
import { id, orderId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { refundTo } from '../../shapes/order.ts';
import { line, paragraphs } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:decisions'] as const;
const params = input({ id: orderId });
const files = Type.Array(Type.String({ examples: ['/files/0mJq8c1yT5bXw7nR2sLd4fHg6aPeZk3v'] }));

/** What every decision says about its order. */
const ofOrder = {
  order_id: orderId,
  order_status: Type.String({ examples: ['pending'] }),
  customer_name: optionalText,
  /** Null for a guest. */
  customer_id: orNull(Type.Integer()),
  store_name: optionalText,
  payment_method: Type.String({ examples: ['digital_payment'] }),
};

const payment = Type.Object({
  ...ofOrder,
  amount,
  method_name: Type.String({ examples: ['Bank transfer'] }),
  answers: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  proof: optionalText,
  told_at: moment,
});

/** Money that staff must send back themselves, because it was paid outside the shop. */
const refundByHand = Type.Object({ ...ofOrder, amount, method_name: Type.String(), since: moment });

const refundRequest = Type.Object({
  ...ofOrder,
  reason: Type.String(),
  note: optionalText,
  pictures: files,
  created_at: moment,
  total: amount,
  wallet_amount: amount,
  refunded: amount,
  /** What was paid and is not refunded yet. */
  refundable: amount,
  /** Where the customer wants the money; null without a choice. */
  refund_to: Type.Union([refundTo, Type.Null()]),
  /** Whether the money can go to the wallet. */
  has_wallet: flag,
});

const priceLine = Type.Object({
  item_id: orNull(Type.Integer()),
  name: Type.String(),
  quantity: Type.Integer(),
  price: amount,
});

const prescription = Type.Object({
  ...ofOrder,
  order_type: Type.String({ examples: ['delivery'] }),
  pictures: files,
  order_note: optionalText,
  created_at: moment,
  /** Null until it is priced; then the customer decides. */
  priced_at: orNull(moment),
  lines: Type.Array(priceLine),
  price_note: optionalText,
  total: amount,
});

/** Money and orders that do not fit; both lists must stay empty. */
const mismatch = Type.Object({
  kind: Type.Union([Type.Literal('payment_without_order'), Type.Literal('order_without_payment')]),
  order_id: orderId,
  order_status: Type.String(),
  payment_id: optionalText,
  amount,
  created_at: moment,
});

const decisions = Type.Object({
  payments: Type.Array(payment),
  refunds_by_hand: Type.Array(refundByHand),
  refunds: Type.Array(refundRequest),
  prescriptions: Type.Array(prescription),
  mismatches: Type.Array(mismatch),
});
export type Decisions = Static<typeof decisions>;
export type WaitingPayment = Static<typeof payment>;
export type RefundByHand = Static<typeof refundByHand>;
export type WaitingRefund = Static<typeof refundRequest>;
export type WaitingPrescription = Static<typeof prescription>;
export type MoneyMismatch = Static<typeof mismatch>;

export const listDecisions = endpoint({
  method: 'GET',
  path: '/console/decisions',
  group,
  summary: 'What waits for a decision, oldest first, at most 100 of each kind.',
  needs,
  reply: decisions,
});

const MAX_AMOUNT = 1e9;

export const grantRefund = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/refund',
  group,
  summary:
    'Refunds an order whose customer asked for it, whole or in part; a part may be followed by more. Points and cashback are taken back in proportion.',
  needs,
  params,
  body: input({
    amount: Type.Number({ exclusiveMinimum: 0, maximum: MAX_AMOUNT, examples: [12.5] }),
    to: refundTo,
    /** What was refunded before, as the caller saw it; another refund in the meantime refuses this one. */
    refunded: Type.Number({ minimum: 0, maximum: MAX_AMOUNT, examples: [0] }),
    /** Shown to the customer. */
    reason: Type.Optional(line(255)),
  }),
  reply: Type.Object({ message: Type.String(), refunded: amount, refundable: amount }),
  refuses: [
    'order_unknown',
    'order_step_refused',
    'refund_too_high',
    'refund_changed',
    'refund_amount',
    'refund_account_deleted',
    'wallet_off',
  ],
});

export const refuseRefund = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/refund/refuse',
  group,
  summary: 'Refuses a refund with a reason that the customer sees.',
  needs,
  params,
  body: input({ reason: line(255, 3) }),
  reply: message,
  refuses: ['order_unknown', 'order_step_refused'],
});

const MAX_LINES = 40;
const newPriceLine = input({
  /** An item of the store; without it a name is needed. */
  item_id: Type.Optional(id),
  name: Type.Optional(line(120, 2)),
  name_ar: Type.Optional(line(120, 2)),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  price: Type.Number({ minimum: 0, maximum: MAX_AMOUNT, examples: [4.5] }),
});

export const pricePrescription = endpoint({
  method: 'POST',
  path: '/console/orders/{id}/price',
  group,
  summary:
    'Prices a prescription with items of the store or free lines. The customer is told and accepts or declines; until then it can be priced again.',
  needs,
  params,
  body: input({
    lines: Type.Array(newPriceLine, { minItems: 1, maxItems: MAX_LINES }),
    note: Type.Optional(paragraphs(500, 1, ['The second medicine is out of stock'])),
  }),
  reply: Type.Object({ message: Type.String(), total: amount }),
  refuses: ['order_unknown', 'order_step_refused', 'item_unavailable', 'out_of_stock', 'line_required'],
});

export const searchPrescriptionItems = endpoint({
  method: 'GET',
  path: '/console/orders/{id}/items',
  group,
  summary: 'Items of the store of a prescription by a part of their name, at most 20.',
  needs,
  params,
  query: input({ search: line(60) }),
  reply: Type.Object({
    items: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), price: amount, image_full_url: picture })),
  }),
  refuses: ['order_unknown'],
});
