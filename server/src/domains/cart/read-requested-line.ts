import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { ItemId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { textIn } from '../../platform/wire-values.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import {
  findLiveStock,
  findSellingStore,
  readAssortment,
  type Goods,
  type LiveStock,
  type SellingStore,
} from '../catalog/catalog.public.ts';
import { campaignGoods } from '../promotions/promotions.public.ts';
import { prescriptionRequired } from './check-lines.ts';
import { checkPrice } from './check-price.ts';
import { chosenOf } from './chosen.ts';
import type { AssortmentVersion } from './assortment-versions.ts';
import { noteOf, selectionOf, type Selection } from './selection.ts';

export type RequestedLine = {
  goods: Goods;
  store: SellingStore;
  selection: Selection;
  note: string | null;
  quantity: number;
  /** The stock it was checked with, and the token of the assortment; null for a campaign. */
  live: (LiveStock & { token: string | null }) | null;
};

/** Resolves and checks the item of a request, to add it to a cart or to buy it directly. Campaigns are for customers (ITM-08). */
export async function readRequestedLine(
  db: Sql,
  owner: Owner,
  request: RequestedCartLine,
  viewer: Viewer,
): Promise<RequestedLine> {
  const { model = 'Item', item_id: itemId } = request;
  const { now } = viewer;
  const facts = model === 'Item' ? await readItem(db, itemId, now) : await readCampaign(db, itemId, now);
  return checkedLine(facts, owner, request, viewer);
}

/** The same for an item of a known store, with its stock assumed. */
export async function assumeRequestedLine(
  db: Sql,
  owner: Owner,
  request: RequestedCartLine,
  { assortment, viewer }: { assortment: AssortmentVersion; viewer: Viewer },
): Promise<RequestedLine> {
  const items = new Map([[request.item_id, null]]);
  const { store, goods } = await readAssortment(db, { ...assortment, items, now: viewer.now });
  return checkedLine({ store, goods: goods[0] }, owner, request, viewer);
}

function checkedLine(
  { goods, store, live = null }: LineFacts,
  owner: Owner,
  request: RequestedCartLine,
  viewer: Viewer,
): RequestedLine {
  const { model = 'Item', quantity } = request;
  if (!goods || !store) throw new RefusalError({ code: 'not_found' });
  if (model === 'ItemCampaign' && owner.kind === 'guest') throw new RefusalError({ code: 'sign_in_required' });
  const name = textIn(viewer.language, goods.nameEn, goods.nameAr);
  if (!goods.isSold || !store.isActive) throw new RefusalError({ code: 'item_unavailable', params: { name } });
  if (goods.needsPrescription) throw new RefusalError(prescriptionRequired(goods, viewer.language));
  const selection = selectionOf(goods, request);
  const result = chosenOf(goods, selection, viewer.language);
  if ('refusal' in result) throw new RefusalError(result.refusal);
  checkPrice({ goods, chosen: result.chosen, quantity }, store, request.price, viewer.digits);
  return { goods, store, selection, note: noteOf(request.note), quantity, live };
}

type LineFacts = {
  goods?: Goods | undefined;
  store?: SellingStore | null | undefined;
  live?: RequestedLine['live'];
};

async function readItem(db: Sql, itemId: ItemId, now: Date): Promise<LineFacts> {
  const found = await findLiveStock(db, itemId);
  if (!found) return {};
  const { storeId, token } = found;
  const { store, goods } = await readAssortment(db, { storeId, token, items: new Map([[itemId, found]]), now });
  return { goods: goods[0], store, live: found };
}

async function readCampaign(db: Sql, itemId: ItemId, now: Date): Promise<LineFacts> {
  const [goods] = await campaignGoods(db, [itemId]);
  return { goods, store: goods && (await findSellingStore(db, goods.storeId, now)) };
}
