import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { pageReply, paging } from './paging.ts';
import { input } from './shapes/input.ts';

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
  summary: 'Why money may be asked back.',
  cacheSeconds: 300,
  reply: Type.Object({ refund_reasons: Type.Array(reason) }),
});
