import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { stashLine } from '../../../platform/session/stashed-line.ts';
import { requestedLine } from '../requested-line.ts';

type LineToBuy = { item: ItemDetail; selection: Selection; price: number };

/** Stores a line for the checkout, without the cart, and returns the checkout's path (ITM-16). */
export function putAside(request: LineToBuy): string {
  const { store_id, zone_id, module_id, module_type } = request.item;
  const source = request.selection.isCampaign ? 'campaign' : 'buy_now';
  const line = requestedLine(request);
  stashLine({ source, line, storeId: store_id, storeZoneId: zone_id, moduleId: module_id, moduleType: module_type });
  return paths.checkout(source);
}
