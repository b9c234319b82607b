import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { pageReply, paging } from './paging.ts';
import { input } from './shapes/input.ts';
import { store } from './shapes/store.ts';

const deliveryFilter = Type.Union([Type.Literal('all'), Type.Literal('delivery'), Type.Literal('take_away')], {
  default: 'all',
});

export const listPopularStores = endpoint({
  method: 'GET',
  path: '/stores/popular',
  group: 'stores',
  summary: 'Stores of the zone and module, most ordered first.',
  needs: ['zone', 'module'],
  cacheSeconds: 10,
  query: input({ type: Type.Optional(deliveryFilter), ...paging }),
  reply: Type.Object({ ...pageReply, stores: Type.Array(store) }),
});
