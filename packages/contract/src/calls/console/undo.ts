import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { input } from '../../shapes/input.ts';

export const undoChange = endpoint({
  method: 'POST',
  path: '/console/changes/{id}/undo',
  group: 'console',
  summary: 'Undoes a change of the catalogue by the caller, unless the same values were changed since.',
  needs: ['staff:catalogue'],
  params: input({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [1] }) }),
  reply: Type.Object({ undone: Type.Boolean() }),
  refuses: ['not_found', 'not_permitted', 'changed_since'],
});
