import { t } from '@rialto/messages/text.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { keptZoneIds } from '../../platform/session/device-scope.ts';
import { readDevice } from '../../platform/session/device.ts';
import { toasts } from '../../platform/toasts.ts';

/**
 * The one way from an item into an order; the selection has been checked. Without a location nothing can be promised, so
 * that is asked for first (LOC-11), and campaigns are for customers (ITM-08). This shop takes no orders yet and says so.
 */
export function addToCart(selection: Selection): void {
  if (keptZoneIds().length === 0) dialogs.open({ name: 'insert-location' });
  else if (selection.isCampaign && readDevice('token') === null)
    toasts.show({ id: 'error', kind: 'error', text: t('refusal.sign_in_required') });
  else toasts.show({ id: 'orders', text: t('cart.not_open_yet') });
}
