import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { message, moment } from '../../shapes/fields.ts';
import { longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:settings'] as const;

const failedEvent = Type.Object({
  id: Type.Integer(),
  topic: Type.String({ examples: ['order.status_changed'] }),
  /** What the event is about; null in rows of early releases. */
  key: Type.Union([Type.String({ examples: ['order:482913077'] }), Type.Null()]),
  /** Whose work remains; empty for all subscribers. The others have done theirs. */
  subscribers: Type.Array(Type.String({ examples: ['order messages'] })),
  attempts: Type.Integer(),
  failed_at: moment,
  error: Type.String({ examples: ['Error: connect ETIMEDOUT'] }),
});
export type FailedEvent = Static<typeof failedEvent>;

export const listFailedEvents = endpoint({
  method: 'GET',
  path: '/console/failed-events',
  group,
  summary: 'The events whose work kept failing, oldest first, at most a hundred.',
  needs,
  reply: Type.Object({ events: Type.Array(failedEvent) }),
});

export const retryFailedEvent = endpoint({
  method: 'POST',
  path: '/console/failed-events/{id}/retry',
  group,
  summary: 'Does again what remains of the work of a failed event, with all its attempts.',
  needs,
  params: input({ id: longId }),
  reply: message,
  refuses: ['not_found'],
});
