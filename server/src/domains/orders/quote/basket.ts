import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { judgeLines, readCart, readWish, type JudgedLine } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

export type Source = 'cart' | 'buy_now' | 'campaign';

/** What is about to be ordered: the cart, or one thing at once. */
export type Basket = { cartVersion: number | null; store: SellingStore | null; lines: JudgedLine[] };

type Wish = { source: Source; line: WantedLine | undefined };

export async function readBasket(db: Sql, owner: Owner, { source, line }: Wish, viewer: Viewer): Promise<Basket> {
  if (source === 'cart') {
    const { version, store, lines } = await readCart(db, owner, viewer);
    return { cartVersion: version, store, lines };
  }
  const isCampaign = source === 'campaign';
  if (!line || ((line.model ?? 'Item') === 'ItemCampaign') !== isCampaign)
    throw new RefusalError({ code: 'line_required' });
  const { goods, store, selection, quantity } = await readWish(db, owner, line, viewer);
  const { model, id: itemId, nameEn, nameAr } = goods;
  const only = { id: 1, model, itemId, nameEn, nameAr, selection, quantity };
  return { cartVersion: null, store, lines: judgeLines([only], () => goods, viewer.now, viewer.language) };
}
