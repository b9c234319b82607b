import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { checkLines, readCart, readRequestedLine, type CheckedLine, type FoundCart } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

export type Source = 'cart' | 'buy_now' | 'campaign';

/** The lines to order: the cart, or one line to buy directly. */
export type OrderContents = {
  cartVersion: number | null;
  store: SellingStore | null;
  lines: CheckedLine[];
  /** The rows of the cart that the lines were made from. */
  row?: FoundCart | null;
};

export async function readOrderContents(
  db: Sql,
  owner: Owner,
  { source, line }: { source: Source; line: RequestedCartLine | undefined },
  viewer: Viewer,
): Promise<OrderContents> {
  if (source === 'cart') {
    const { version, store, lines, row } = await readCart(db, owner, viewer);
    return { cartVersion: version, store, lines, row };
  }
  const isCampaign = source === 'campaign';
  if (!line || ((line.model ?? 'Item') === 'ItemCampaign') !== isCampaign)
    throw new RefusalError({ code: 'line_required' });
  const { goods, store, selection, note, quantity } = await readRequestedLine(db, owner, line, viewer);
  const { model, id: itemId, nameEn, nameAr } = goods;
  const onlyLine = { id: 1, model, itemId, nameEn, nameAr, selection, note, quantity };
  return { cartVersion: null, store, lines: checkLines([onlyLine], () => goods, viewer.now, viewer.language) };
}
