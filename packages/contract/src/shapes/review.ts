import Type, { type Static } from 'typebox';
import { moment, optionalText } from './fields.ts';

export const review = Type.Object({
  id: Type.Integer(),
  item_id: Type.Union([Type.Integer(), Type.Null()]),
  item_name: optionalText,
  customer_name: Type.String({ examples: ['Mariam A.'] }),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  images_full_url: Type.Array(Type.String()),
  reply: optionalText,
  created_at: moment,
});
export type Review = Static<typeof review>;
