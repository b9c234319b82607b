import Type, { type Static } from 'typebox';

export const moduleTypes = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
const moduleType = Type.Union(moduleTypes.map((name) => Type.Literal(name)));
export type ModuleType = (typeof moduleTypes)[number];

export const module = Type.Object({
  id: Type.Integer(),
  module_type: Type.Unsafe<ModuleType>(moduleType),
  module_name: Type.String(),
  description: Type.String(),
  icon_full_url: Type.Union([Type.String(), Type.Null()]),
  hero_full_url: Type.Union([Type.String(), Type.Null()]),
  stores_count: Type.Integer(),
  zones: Type.Array(Type.Object({ id: Type.Integer() })),
});
export type Module = Static<typeof module>;
