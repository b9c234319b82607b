import Type, { type Static } from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { moment, orNull, sentMoment } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';

const group = 'console';
const needs = ['staff:staff'] as const;
const values = Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'], additionalProperties: true });

const change = Type.Object({
  id: Type.Integer(),
  at: moment,
  person: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** The name of the call. */
  action: Type.String({ examples: ['changeMember'] }),
  subject: Type.String({ examples: ['staff'] }),
  subject_id: Type.String(),
  /** Only the values that changed; null for something new. */
  before: values,
  /** Null for something removed. */
  after: values,
});
export type LoggedChange = Static<typeof change>;

export const listChanges = endpoint({
  method: 'GET',
  path: '/console/changes',
  group,
  summary: 'The log of changes by staff, latest first.',
  needs,
  query: input({
    person: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    subject: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$', examples: ['staff'] })),
    from: Type.Optional(sentMoment),
    until: Type.Optional(sentMoment),
    /** The next page: changes before this one. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  reply: Type.Object({ changes: Type.Array(change), next: orNull(Type.Integer()) }),
});

export const listChangeFilters = endpoint({
  method: 'GET',
  path: '/console/changes/filters',
  group,
  summary: 'The members who have changed something, and the kinds of things that were changed.',
  needs,
  reply: Type.Object({
    people: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    subjects: Type.Array(Type.String()),
  }),
});
