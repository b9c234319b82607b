import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import { amount, message, moment, optionalText, orNull } from '../../shapes/fields.ts';
import { longId, orderId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:customers'] as const;
const params = input({ id: longId });

const customer = Type.Object({
  id: longId,
  name: Type.String({ examples: ['Mariam Adel'] }),
  phone: optionalText,
  email: optionalText,
  status: Type.Union([Type.Literal('active'), Type.Literal('blocked')]),
  created_at: moment,
  orders_count: Type.Integer(),
});
export type ConsoleCustomer = Static<typeof customer>;

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/console/customers',
  group,
  summary:
    'Customers by the beginning of a name or email address, by a phone number or by the number of an order, at most 50; without a search the latest.',
  needs,
  query: input({ search: Type.Optional(line(80)) }),
  reply: Type.Object({ customers: Type.Array(customer) }),
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/console/customers/{id}',
  group,
  summary: 'An account of a customer: contact, money, points, and why it is blocked.',
  needs,
  params,
  reply: Type.Object({
    ...customer.properties,
    language: Type.String({ examples: ['ar'] }),
    addresses_count: Type.Integer(),
    wallet_balance: amount,
    loyalty_point: Type.Integer(),
    blocked_at: orNull(moment),
    blocked_reason: optionalText,
  }),
  refuses: ['customer_unknown'],
});

export const listCustomerOrders = endpoint({
  method: 'GET',
  path: '/console/customers/{id}/orders',
  group,
  summary: 'The orders of a customer, latest first.',
  needs,
  params,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    orders: Type.Array(
      Type.Object({
        id: orderId,
        order_status: Type.String({ examples: ['delivered'] }),
        order_amount: amount,
        store_name: optionalText,
        created_at: moment,
      }),
    ),
  }),
});

export const listCustomerEntries = endpoint({
  method: 'GET',
  path: '/console/customers/{id}/wallet',
  group,
  summary: 'Every movement of the money or the points of a customer, latest first.',
  needs,
  params,
  query: input({ unit: Type.Union([Type.Literal('money'), Type.Literal('points')]), ...paging }),
  reply: Type.Object({
    ...pageReply,
    entries: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        note: optionalText,
        order_id: orNull(Type.Integer()),
        /** Negative if it was taken. */
        change: Type.Number(),
        balance: amount,
        created_at: moment,
      }),
    ),
  }),
});

export const blockCustomer = endpoint({
  method: 'POST',
  path: '/console/customers/{id}/block',
  group,
  summary: 'Blocks an account with a reason: its sessions end and it cannot sign in. Running orders continue.',
  needs,
  params,
  body: input({ reason: line(255, 3) }),
  reply: message,
  refuses: ['customer_unknown'],
});

export const unblockCustomer = endpoint({
  method: 'POST',
  path: '/console/customers/{id}/unblock',
  group,
  summary: 'Lets a blocked account sign in again.',
  needs,
  params,
  body: input({}),
  reply: message,
  refuses: ['customer_unknown'],
});
