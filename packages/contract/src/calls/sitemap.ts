import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { id } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { sitemapKinds, type SitemapKind } from '../shapes/enums.ts';

const kind = Type.Unsafe<SitemapKind>(Type.Union(sitemapKinds.map((one) => Type.Literal(one))));

export const listSitemapParts = endpoint({
  method: 'GET',
  path: '/sitemap',
  group: 'content',
  summary: 'The parts that all pages of the shop are listed in for search engines; each begins at an id.',
  cacheSeconds: 600,
  reply: Type.Array(Type.Object({ kind, from: id })),
});

export const readSitemapPart = endpoint({
  method: 'GET',
  path: '/sitemap/{kind}/{from}',
  group: 'content',
  summary: 'One part: at most 10,000 stores, items or categories that can be seen now, from an id on.',
  cacheSeconds: 600,
  params: input({ kind, from: id }),
  reply: Type.Array(Type.Object({ id, slug: Type.String(), module_id: id, zone_id: Type.Union([id, Type.Null()]) })),
});
