import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { pageReply, paging } from '../http/paging.ts';
import { gateway } from '../shapes/enums.ts';
import { amount, discountType, moment, optionalText, orNull } from '../shapes/fields.ts';
import { input } from '../shapes/input.ts';
import { transactionType } from '../shapes/transaction-type.ts';

const group = 'wallet';
const needs = ['customer'] as const;

const entry = {
  id: Type.Integer(),
  /** Why it moved, in the language of the request. */
  title: Type.String({ examples: ['Paid for order 1234'] }),
  order_id: orNull(Type.Integer()),
  note: optionalText,
  created_at: moment,
};

const walletTransaction = Type.Object({
  ...entry,
  transaction_type: transactionType,
  credit: amount,
  debit: amount,
  /** After it. */
  balance: amount,
});

export const listWalletTransactions = endpoint({
  method: 'GET',
  path: '/customer/wallet/transactions',
  group,
  summary: 'The balance of the wallet and every movement of it, latest first.',
  needs,
  query: input({ type: Type.Optional(transactionType), ...paging }),
  reply: Type.Object({
    ...pageReply,
    wallet_balance: amount,
    /** Rewards of refunded orders that are still to be paid back, from the next cashback or referral reward. */
    owed: amount,
    data: Type.Array(walletTransaction),
  }),
  refuses: ['wallet_off'],
});

const pointTransaction = Type.Object({
  ...entry,
  credit: Type.Integer(),
  debit: Type.Integer(),
  balance: Type.Integer(),
});

export const listPointTransactions = endpoint({
  method: 'GET',
  path: '/customer/loyalty-point/transactions',
  group,
  summary: 'The loyalty points of the customer and every movement of them, latest first.',
  needs,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    loyalty_point: Type.Integer(),
    /** Points of refunded orders that are still to be given back, from the next points. */
    owed: Type.Integer(),
    data: Type.Array(pointTransaction),
  }),
  refuses: ['loyalty_off'],
});

const bonus = Type.Object({
  id: Type.Integer(),
  title: Type.String({ examples: ['10% extra'] }),
  bonus_type: discountType,
  /** A percentage or an amount. */
  bonus_amount: Type.Number({ examples: [10] }),
  /** The least that must be added for it. */
  minimum_add_amount: amount,
  maximum_bonus_amount: orNull(amount),
  start_date: moment,
  end_date: moment,
});

export const listWalletBonuses = endpoint({
  method: 'GET',
  path: '/customer/wallet/bonuses',
  group,
  summary: 'What customers get on top when they add money now. The highest bonus for the amount counts.',
  needs,
  reply: Type.Array(bonus),
  refuses: ['wallet_off'],
});

/** The secret of one top-up. It is part of the address to which the payment service returns. */
const topUpSecret = Type.String({
  pattern: '^[\\w-]{40,64}$',
  examples: ['7hTq2c1yT5bXw7nR2sLd4fHg6aPeZk3v0mJq8c1yT5b'],
});

export const addFund = endpoint({
  method: 'POST',
  path: '/customer/wallet/add-fund',
  group,
  summary:
    'Starts adding money to the wallet by an online payment. The wallet grows once the payment service has confirmed it. The same Idempotency-Key gives the same payment.',
  needs,
  body: input({
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 1e12, examples: [25] }),
    gateway: Type.Optional(gateway),
    /** The same as gateway, as other clients name it. */
    payment_method: Type.Optional(gateway),
  }),
  reply: Type.Object({
    redirect_link: Type.String({ examples: ['https://pay.example/session/1'] }),
    top_up_secret: topUpSecret,
    /** What comes on top. */
    bonus: amount,
  }),
  refuses: [
    'wallet_off',
    'top_up_amount',
    'key_required',
    'key_reused',
    'payment_method_unavailable',
    'payment_service_unavailable',
    'too_many_requests',
  ],
});

export const readTopUp = endpoint({
  method: 'GET',
  path: '/customer/wallet/top-up',
  group,
  summary: 'The status of a top-up of the wallet.',
  needs,
  query: input({ secret: topUpSecret }),
  reply: Type.Object({
    /** open: not confirmed yet · paid: in the wallet · failed: not paid, or sent back. */
    state: Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('failed')]),
    amount,
    bonus: amount,
    wallet_balance: amount,
  }),
  refuses: ['top_up_unknown'],
});
