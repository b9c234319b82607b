import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { reorder } from '@rialto/contract/calls/orders.ts';
import { amount, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { problemView, type Selection } from '../../cart/cart.public.ts';
import type { Reorder } from './reorder.ts';

type Line = Reply<typeof reorder>['lines'][number];

export function reorderView({ order, lines, prices }: Reorder, viewer: Viewer): Reply<typeof reorder> {
  const { language, media, digits } = viewer;
  return {
    store_id: order.store?.id ?? null,
    lines: lines.map(({ line, goods, problem }) => ({
      model: line.model,
      item_id: line.itemId,
      name: textIn(language, goods?.nameEn ?? line.nameEn, goods?.nameAr ?? line.nameAr),
      image_full_url: mediaUrl(media, goods?.picture ?? null),
      quantity: line.quantity,
      ...wantedOf(line.selection),
      note: line.note,
      former_total: amount(order.lines.find(({ lineNo }) => lineNo === line.id)?.totalMinor ?? 0, digits),
      total: amount(prices.get(line.id)?.total ?? 0, digits),
      problem: problem && problemView(problem, viewer),
    })),
  };
}

/** A selection in the format of a request that adds it to a cart. */
function wantedOf(selection: Selection): Pick<Line, 'wanted_variation' | 'add_on_ids' | 'add_on_qtys'> {
  return {
    wanted_variation:
      selection.variation === null
        ? selection.choices.map(({ group, options }) => ({ name: group, values: { label: options } }))
        : [{ type: selection.variation }],
    add_on_ids: selection.addOns.map(({ id }) => id),
    add_on_qtys: selection.addOns.map(({ quantity }) => quantity),
  };
}
