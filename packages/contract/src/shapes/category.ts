import Type, { type Static } from 'typebox';
import { flag, optionalText, picture } from './fields.ts';

const child = {
  id: Type.Integer(),
  parent_id: Type.Integer({ description: '0 for a category at the top' }),
  name: Type.String({ examples: ['Burgers'] }),
  slug: Type.String({ examples: ['burgers'] }),
  image: optionalText,
  image_full_url: picture,
  featured: flag,
  items_count: Type.Integer(),
};

export const categoryChild = Type.Object(child);
export const category = Type.Object({ ...child, childes: Type.Array(categoryChild) });
export type Category = Static<typeof category>;
export type CategoryChild = Static<typeof categoryChild>;
