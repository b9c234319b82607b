import Type from 'typebox';
import { event } from '../../platform/events/event.ts';

const person = Type.Union([Type.Literal('customer'), Type.Literal('staff')]);

/** Sessions of a person ended, or their rights changed. `occurrence` is random, because every one counts. */
export const rightsEnded = event(
  'identity.rights_ended',
  Type.Object({ person, id: Type.Integer(), occurrence: Type.String() }),
  {
    key: ({ person, id }) => `${person}:${id}`,
    cause: ({ person, id, occurrence }) => `${person}:${id}:rights:${occurrence}`,
  },
);
