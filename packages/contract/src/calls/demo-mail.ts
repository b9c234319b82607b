import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { moment } from '../shapes/fields.ts';

export const listDemoMail = endpoint({
  method: 'GET',
  path: '/demo/mailbox',
  group: 'demo',
  summary: 'What would have reached a telephone or a mailbox, latest first. Only a demo has it.',
  reply: Type.Object({
    messages: Type.Array(
      Type.Object({
        id: Type.String(),
        channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
        recipient: Type.String({ examples: ['+201001234567'] }),
        subject: Type.String(),
        text: Type.String({ examples: ['204816 is your code.'] }),
        created_at: moment,
      }),
    ),
  }),
  refuses: ['not_found'],
});
