import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import { flag, message, moment, orNull } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:support'] as const;
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

const contactMessage = Type.Object({
  id: Type.String({ examples: ['5f0c0d0e-7d2b-4b6e-9a57-0d8c8f3f9a11'] }),
  name: Type.String(),
  email: Type.String(),
  topic: Type.String({ examples: ['order'] }),
  message: Type.String(),
  language: Type.String({ examples: ['ar'] }),
  /** Probably not written by a person. */
  is_suspected: flag,
  created_at: moment,
  answered_at: orNull(moment),
});
export type ContactMessage = Static<typeof contactMessage>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/console/contact-messages',
  group,
  summary: 'Messages from the contact form, latest first. They are for the shop; staff of a store get none.',
  needs,
  query: input({
    list: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('answered')], { default: 'open' })),
    ...paging,
  }),
  reply: Type.Object({ ...pageReply, open_count: Type.Integer(), messages: Type.Array(contactMessage) }),
});

export const markContactMessage = endpoint({
  method: 'POST',
  path: '/console/contact-messages/{id}',
  group,
  summary: 'Marks a contact message as answered, or as open again.',
  needs,
  params: input({ id: Type.String({ pattern: UUID, examples: ['5f0c0d0e-7d2b-4b6e-9a57-0d8c8f3f9a11'] }) }),
  body: input({ is_answered: flag }),
  reply: message,
  refuses: ['not_found'],
});
