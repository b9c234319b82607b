import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { gateway } from '../shapes/enums.ts';
import { input } from '../shapes/input.ts';

export const listOfflineMethods = endpoint({
  method: 'GET',
  path: '/offline_payment_method_list',
  group: 'payments',
  summary: 'Ways to pay outside the shop: where to pay, and which details to send afterwards.',
  cacheSeconds: 300,
  reply: Type.Array(
    Type.Object({
      id: Type.Integer(),
      method_name: Type.String({ examples: ['Bank transfer'] }),
      method_fields: Type.Array(Type.Object({ input_name: Type.String(), input_data: Type.String() })),
      method_informations: Type.Array(
        Type.Object({
          customer_input: Type.String({ examples: ['transfer_number'] }),
          customer_placeholder: Type.String({ examples: ['Number of the transfer'] }),
          is_required: Type.Integer({ minimum: 0, maximum: 1 }),
        }),
      ),
    }),
  ),
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/payments/webhook/{gateway}',
  group: 'payments',
  summary: 'Receives the notifications of payment services. The body is theirs, and is believed only if it is signed.',
  limit: 'webhook',
  params: input({ gateway }),
  reply: Type.Object({ received: Type.Boolean() }),
  refuses: ['not_found', 'payment_message_refused'],
});
