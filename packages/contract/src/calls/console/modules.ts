import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { moduleTypes, type ModuleType } from '../../shapes/module.ts';
import { optionalTranslated, shownTranslated, translated } from '../../shapes/console/translated.ts';

const group = 'console';
const needs = ['staff:zones'] as const;
const moduleType = Type.Unsafe<ModuleType>(Type.Union(moduleTypes.map((name) => Type.Literal(name))));

const module = Type.Object({
  id,
  type: moduleType,
  name: shownTranslated,
  description: shownTranslated,
  is_active: Type.Boolean(),
  zone_ids: Type.Array(Type.Integer()),
  stores_count: Type.Integer(),
});
export type ConsoleModule = Static<typeof module>;

const written = {
  name: translated(60),
  description: optionalTranslated(200),
  is_active: Type.Boolean(),
  /** The zones where it is offered. A new zone gets the usual delivery charges. */
  zone_ids: Type.Array(id, { maxItems: 500, uniqueItems: true }),
};

export const listConsoleModules = endpoint({
  method: 'GET',
  path: '/console/modules',
  group,
  summary: 'All modules, active or not, with their zones.',
  needs,
  reply: Type.Object({ modules: Type.Array(module) }),
});

export const addModule = endpoint({
  method: 'POST',
  path: '/console/modules',
  group,
  summary: 'A new module. Its kind cannot be changed later.',
  needs,
  body: input({ type: moduleType, ...written }),
  reply: module,
  refuses: ['zone_unknown'],
});

export const changeModule = endpoint({
  method: 'PUT',
  path: '/console/modules/{id}',
  group,
  summary: 'Changes the texts and zones of a module, or switches it on or off.',
  needs,
  params: input({ id }),
  body: input(written),
  reply: module,
  refuses: ['module_unknown', 'zone_unknown', 'module_has_stores'],
});
