import type { Sql } from '@rialto/database/sql.ts';
import { goodsWithIds, type Goods } from '../catalog/catalog.public.ts';
import { campaignGoods } from '../promotions/promotions.public.ts';

type Named = { model: Goods['model']; itemId: number };

/** What is bought, by model and id: one query for all items and one for all campaigns. */
export async function loadGoods(
  db: Sql,
  lines: readonly Named[],
  now: Date,
): Promise<(line: Named) => Goods | undefined> {
  const idsOf = (model: Goods['model']) => lines.filter((line) => line.model === model).map(({ itemId }) => itemId);
  const items = await goodsWithIds(db, idsOf('Item'), now);
  const campaigns = await campaignGoods(db, idsOf('ItemCampaign'));
  const all = new Map([...items, ...campaigns].map((goods) => [`${goods.model}:${goods.id}`, goods]));
  return ({ model, itemId }) => all.get(`${model}:${itemId}`);
}
