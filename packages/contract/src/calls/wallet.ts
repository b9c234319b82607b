import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { pageReply, paging } from '../http/paging.ts';
import { amount, moment, optionalText, orNull } from '../shapes/fields.ts';
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
  reply: Type.Object({ ...pageReply, wallet_balance: amount, data: Type.Array(walletTransaction) }),
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
  reply: Type.Object({ ...pageReply, loyalty_point: Type.Integer(), data: Type.Array(pointTransaction) }),
  refuses: ['loyalty_off'],
});
