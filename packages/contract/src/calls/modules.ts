import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { module } from '../shapes/module.ts';

export const listModules = endpoint({
  method: 'GET',
  path: '/module',
  group: 'modules',
  summary: 'The modules of the zones the caller names, or all active ones without a zone.',
  reply: Type.Array(module),
  cacheSeconds: 60,
});
