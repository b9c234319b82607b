import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';

const group = 'console';
const needs = ['staff:offers'] as const;

export const readNewsletter = endpoint({
  method: 'GET',
  path: '/console/newsletter',
  group,
  summary: 'How many people get the newsletter: those who subscribed and the customers with offers on.',
  needs,
  reply: Type.Object({ subscribers: Type.Integer(), in_arabic: Type.Integer() }),
});

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/console/newsletter/subscribers',
  group,
  summary: 'The addresses of the newsletter as CSV, with language and date. The download is in the log of changes.',
  needs,
  /** Sent as it is made, not as JSON. */
  reply: Type.Unsafe<unknown>(Type.String({ examples: ['email,language,subscribed_at'] })),
});
