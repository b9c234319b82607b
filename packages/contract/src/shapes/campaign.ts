import Type, { type Static } from 'typebox';
import { moment, picture } from './fields.ts';

export const campaign = Type.Object({
  id: Type.Integer(),
  slug: Type.String({ examples: ['grill-week'] }),
  title: Type.String({ examples: ['Grill week'] }),
  description: Type.String(),
  image_full_url: picture,
  module_id: Type.Integer(),
  start_date: moment,
  end_date: moment,
});
export type Campaign = Static<typeof campaign>;
