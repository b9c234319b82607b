import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { amount, flag, moment, optionalText, walletOffer } from '../shapes/fields.ts';
import { gateway } from '../shapes/enums.ts';
import { guestId, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { walletAmount } from '../shapes/order/order-request.ts';

const group = 'payments';
/** The secret of an order's payment link. It allows paying for the order and shows only what paying needs. */
const paySecret = Type.String({
  pattern: '^[\\w-]{40,64}$',
  examples: ['0mJq8c1yT5bXw7nR2sLd4fHg6aPeZk3v0mJq8c1yT5b'],
});
const link = Type.Union([Type.String(), Type.Null()], { examples: ['https://pay.example/session/1'] });

const toPay = Type.Object({
  order_id: Type.Integer(),
  order_amount: amount,
  /** The part that was paid from the wallet, and the rest of the total. */
  wallet_amount: amount,
  due_amount: amount,
  /** What the wallet could pay of the rest; null unless its owner is signed in and the order can be paid now. */
  wallet: Type.Union([walletOffer, Type.Null()]),
  currency: Type.Object({ code: Type.String({ examples: ['USD'] }), symbol: Type.String(), digits: Type.Integer() }),
  order_status: Type.String({ examples: ['pending'] }),
  payment_method: Type.String({ examples: ['digital_payment'] }),
  payment_status: Type.String({ examples: ['unpaid'] }),
  /**
   * open: can be paid now · waiting: being checked by the shop · paid · cash: on delivery · over: cancelled or expired.
   */
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('waiting'),
    Type.Literal('paid'),
    Type.Literal('cash'),
    Type.Literal('over'),
  ]),
  /** The stock is reserved until then. */
  pay_before: Type.Union([moment, Type.Null()]),
  /** The store's time zone, in which times are shown. */
  timezone: optionalText,
  gateways: Type.Array(gateway),
  /** Whether the order may be switched to cash. */
  cash_on_delivery: flag,
  offline_payment: flag,
  pay_secret: paySecret,
});
const paid = Type.Object({
  redirect_link: Type.String({ examples: ['https://pay.example/session/1'] }),
  pay_before: moment,
});
const switched = Type.Object({ message: Type.String(), redirect_link: link });
const refusesToPay = [
  'order_unknown',
  'order_step_refused',
  'payment_already_made',
  'payment_time_over',
  'payment_method_unavailable',
  'payment_service_unavailable',
] as const;
const refusesToSwitch = ['cash_not_allowed', 'cash_maximum', 'key_reused', ...refusesToPay] as const;
const refusesWallet = ['wallet_off', 'wallet_too_low', 'wallet_changed', 'sign_in_required'] as const;

export const readOrderPayment = endpoint({
  method: 'GET',
  path: '/customer/order/payment',
  group,
  summary: 'What is to be paid for an order, until when, and how.',
  needs: ['owner'],
  query: input({ order_id: orderId, guest_id: guestId }),
  reply: toPay,
  refuses: ['order_unknown'],
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/customer/order/pay',
  group,
  summary: 'Pays for an order, once more where the last attempt failed, with the same or another service.',
  needs: ['owner'],
  body: input({ order_id: orderId, guest_id: guestId, gateway: Type.Optional(gateway) }),
  reply: paid,
  refuses: refusesToPay,
});

export const switchPaymentMethod = endpoint({
  method: 'POST',
  path: '/customer/order/payment-method',
  group,
  summary:
    'Switches an order that is not paid yet to cash on delivery or to another way to pay, or pays all or part of it from the wallet.',
  needs: ['owner'],
  body: input({
    order_id: orderId,
    guest_id: guestId,
    _method: Type.Optional(Type.Literal('put')),
    payment_method: Type.Optional(
      Type.Union([Type.Literal('cash_on_delivery'), Type.Literal('digital_payment'), Type.Literal('wallet')], {
        default: 'cash_on_delivery',
      }),
    ),
    /** 1 takes what the wallet has; the rest is paid by the method. */
    partial_payment: Type.Optional(flag),
    wallet_amount: walletAmount,
    /** The service of a digital payment. */
    gateway: Type.Optional(gateway),
  }),
  reply: switched,
  refuses: [...refusesToSwitch, ...refusesWallet],
});

export const reportOfflinePayment = endpoint({
  method: 'POST',
  path: '/customer/order/offline-payment',
  group,
  summary:
    'Tells about money sent outside the shop, with a picture as proof. The order then waits for the shop to look.',
  needs: ['owner'],
  body: input({
    order_id: orderId,
    guest_id: guestId,
    method_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, examples: [1] }),
    /** A JSON list, because a form has only text fields. */
    answers: Type.String({ maxLength: 8_000, examples: ['[{"customer_input":"number","value":"778"}]'] }),
  }),
  files: { proof: { maxCount: 1, maxBytes: 5_000_000 } },
  reply: Type.Object({ message: Type.String() }),
  refuses: ['payment_answers_missing', 'payment_answers_wrong', ...refusesToPay],
});

export const readPayLink = endpoint({
  method: 'GET',
  path: '/payments/link',
  group,
  summary: 'What is to be paid by a link, on any device.',
  query: input({ pay_secret: paySecret }),
  reply: toPay,
  refuses: ['order_unknown'],
});

export const payByLink = endpoint({
  method: 'POST',
  path: '/payments/link/pay',
  group,
  summary: 'Pays for an order by its link.',
  body: input({ pay_secret: paySecret, gateway: Type.Optional(gateway) }),
  reply: paid,
  refuses: refusesToPay,
});

export const switchToCashByLink = endpoint({
  method: 'POST',
  path: '/payments/link/payment-method',
  group,
  summary: 'Switches an order to cash on delivery by its link.',
  body: input({ pay_secret: paySecret, _method: Type.Optional(Type.Literal('put')) }),
  reply: switched,
  refuses: refusesToSwitch,
});
