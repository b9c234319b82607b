import type { Sql } from '@rialto/database/sql.ts';
import { goodsWithIds, type Goods } from '../catalog/catalog.public.ts';
import { campaignGoods } from '../promotions/promotions.public.ts';

type Named = { model: Goods['model']; itemId: number };

/** What is bought, by model and id: one query for all items and one for all campaigns, but for what is `known` already. */
export async function loadGoods(
  db: Sql,
  lines: readonly Named[],
  now: Date,
  known: readonly Goods[] = [],
): Promise<(line: Named) => Goods | undefined> {
  const all = new Map(known.map((goods) => [`${goods.model}:${goods.id}`, goods]));
  const find = ({ model, itemId }: Named) => all.get(`${model}:${itemId}`);
  const unknown = lines.filter((line) => !find(line));
  const idsOf = (model: Goods['model']) => unknown.filter((line) => line.model === model).map(({ itemId }) => itemId);
  for (const goods of await goodsWithIds(db, idsOf('Item'), now)) all.set(`Item:${goods.id}`, goods);
  for (const goods of await campaignGoods(db, idsOf('ItemCampaign'))) all.set(`ItemCampaign:${goods.id}`, goods);
  return find;
}
