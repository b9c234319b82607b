import type { ItemId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { goodsWithIds, type Goods } from '../catalog/catalog.public.ts';
import { campaignGoods } from '../promotions/promotions.public.ts';

type LineItem = { model: Goods['model']; itemId: ItemId };

/** Loads items and campaign items of lines in one query each, except those in `known`. */
export async function loadGoods(
  db: Sql,
  lines: readonly LineItem[],
  now: Date,
  known: readonly Goods[] = [],
): Promise<(line: LineItem) => Goods | undefined> {
  const all = new Map(known.map((goods) => [`${goods.model}:${goods.id}`, goods]));
  const find = ({ model, itemId }: LineItem) => all.get(`${model}:${itemId}`);
  const unknown = lines.filter((line) => !find(line));
  const idsOf = (model: Goods['model']) => unknown.filter((line) => line.model === model).map(({ itemId }) => itemId);
  for (const goods of await goodsWithIds(db, idsOf('Item'), now)) all.set(`Item:${goods.id}`, goods);
  for (const goods of await campaignGoods(db, idsOf('ItemCampaign'))) all.set(`ItemCampaign:${goods.id}`, goods);
  return find;
}
