import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { pageReply, paging } from '../http/paging.ts';
import { amount, picture } from '../shapes/fields.ts';
import { input } from '../shapes/input.ts';

export const listParcelCategories = endpoint({
  method: 'GET',
  path: '/parcel-category',
  group: 'parcels',
  summary: 'What can be sent.',
  needs: ['module'],
  cacheSeconds: 300,
  reply: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String({ examples: ['Documents'] }),
      description: Type.String(),
      image_full_url: picture,
    }),
  ),
});

export const listParcelInstructions = endpoint({
  method: 'GET',
  path: '/customer/order/parcel-instructions',
  group: 'parcels',
  summary: 'What a sender may tell the courier with one click.',
  cacheSeconds: 300,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    data: Type.Array(Type.Object({ id: Type.Integer(), instruction: Type.String() })),
  }),
});

export const listTips = endpoint({
  method: 'GET',
  path: '/most-tips',
  group: 'parcels',
  summary: 'The tips that customers give most often, smallest first.',
  cacheSeconds: 300,
  reply: Type.Array(Type.Object({ amount, is_most_chosen: Type.Integer({ minimum: 0, maximum: 1 }) })),
});
