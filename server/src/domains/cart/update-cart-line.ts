import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { updateCartLine as contract } from '@rialto/contract/calls/cart.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { textIn } from '../../platform/wire-values.ts';
import { findSellingStore, type Goods } from '../catalog/catalog.public.ts';
import { changeLine, deleteLine, linesOf, lockCart } from './cart.sql.ts';
import { checkPrice } from './check-price.ts';
import { chosenOf } from './chosen.ts';
import type { Line } from './check-lines.ts';
import { loadGoods } from './load-goods.ts';
import { readCart, type ReadCart } from './read-cart.ts';
import { hashOf, noteOf, selectionOf, type Selection } from './selection.ts';
import { refuseProblem } from './merge-line.ts';

type Change = Body<typeof contract>;

/** Changes a line. A line that becomes equal to another is merged with it. */
export function updateCartLine(db: Sql, owner: Owner, change: Change, viewer: Viewer): Promise<ReadCart> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner, viewer.now);
    const lines = await linesOf(tx, owner);
    const line = lines.find(({ id }) => id === change.cart_id);
    if (!line) throw new RefusalError({ code: 'not_found' });
    if (!isOf(change, line)) throw new RefusalError({ code: 'line_mismatch' });
    const goods = await soldGoods(tx, line, viewer);
    const selection = changedSelection(goods, line, change);
    const note = change.note === undefined ? line.note : noteOf(change.note);
    const quantity = change.quantity ?? line.quantity;
    if (quantity === line.quantity && hashOf({ selection, note }) === hashOf(line))
      throw new RefusalError({ code: 'no_changes' });
    await checkSeenPrice(tx, { goods, selection, quantity, price: change.price }, viewer);
    const twin = lines.find((other) => other.id !== line.id && isSame(other, line, { selection, note }));
    if (twin) await deleteLine(tx, twin.id);
    await changeLine(tx, line.id, { selection, note, quantity: quantity + (twin?.quantity ?? 0) });
    const cart = await readCart(tx, owner, viewer);
    refuseProblem(cart, { goods, selection, note });
    return cart;
  });
}

function isOf({ item_id: itemId, model }: Change, line: Line): boolean {
  return (itemId ?? line.itemId) === line.itemId && (model ?? line.model) === line.model;
}

async function soldGoods(tx: Sql, line: Line, { now, language }: Viewer): Promise<Goods> {
  const goods = (await loadGoods(tx, [line], now))(line);
  if (goods?.isSold) return goods;
  throw new RefusalError({ code: 'item_unavailable', params: { name: textIn(language, line.nameEn, line.nameAr) } });
}

/** Fields missing in the request keep their value. */
function changedSelection(goods: Goods, { selection }: Line, change: Change): Selection {
  const { variation, add_on_ids } = change;
  const sent = selectionOf(goods, {
    ...change,
    variation: variation ?? [{ type: selection.variation ?? '' }],
  });
  return {
    choices: variation ? sent.choices : selection.choices,
    variation: variation ? sent.variation : selection.variation,
    addOns: add_on_ids ? sent.addOns : selection.addOns,
  };
}

function isSame(other: Line, line: Line, changed: Parameters<typeof hashOf>[0]): boolean {
  return other.model === line.model && other.itemId === line.itemId && hashOf(other) === hashOf(changed);
}

type LinePrices = { goods: Goods; selection: Selection; quantity: number; price: number | undefined };

async function checkSeenPrice(
  tx: Sql,
  { goods, selection, quantity, price }: LinePrices,
  viewer: Viewer,
): Promise<void> {
  const result = chosenOf(goods, selection, viewer.language);
  if ('refusal' in result) throw new RefusalError(result.refusal);
  const store = price === undefined ? null : await findSellingStore(tx, goods.storeId, viewer.now);
  if (store) checkPrice({ goods, chosen: result.chosen, quantity }, store, price, viewer.digits);
}
