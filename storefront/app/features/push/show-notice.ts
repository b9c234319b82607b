import type { LiveEventData } from '@rialto/contract/calls/live.ts';
import { trackOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import { isOrderShown } from '../../shared/shown-orders.ts';
import { nowText } from '../../words/now-text.ts';
import { statusText } from '../../words/order-status.ts';

type Notice = LiveEventData<'notice'>;

/** Long enough to read it and to reach the link. */
const LINK_MS = 8_000;
const REFERRAL_MS = 5_000;

/** Shows a notice as a toast, unless the page shows its subject already (MSG-02). */
export async function showNotice(notice: Notice): Promise<void> {
  // A toast in a hidden tab is gone before it is seen; the service worker shows push messages then.
  if (document.visibilityState !== 'visible') return;
  if (notice.type === 'message') return showMessage(notice);
  if (notice.type === 'referral_code') return toasts.show({ text: t('notice.referral_code'), durationMs: REFERRAL_MS });
  await showOrder(notice);
}

function showMessage({ sender_type, sender_id }: Notice): void {
  if (isChatOpen(new URL(location.href), { type: sender_type, id: sender_id })) return;
  const href = sender_type === undefined ? paths.inbox : paths.chatWith(sender_type, sender_id);
  toasts.show({ id: 'message', text: t('notice.message'), durationMs: LINK_MS, href });
}

/** Whether the page at this URL is the conversation with this party. The shop has no id. */
function isChatOpen(
  { pathname, searchParams }: URL,
  party: { type: string | undefined; id: number | undefined },
): boolean {
  const isChat = pathname === '/chatting' || (pathname === paths.profile && searchParams.get('page') === 'inbox');
  if (!isChat || party.type === undefined || searchParams.get('type') !== party.type) return false;
  return party.type === 'admin' || Number(searchParams.get('id')) === party.id;
}

async function showOrder({ order_id: id, order_status: status }: Notice): Promise<void> {
  if (id === undefined || isOrderShown(id)) return;
  const text = await orderText(id, status);
  const href = isSignedIn() ? paths.order(id) : paths.trackOwnOrder(id);
  // A later step replaces the toast of an earlier one.
  toasts.show({ id: `order-${id}`, text, durationMs: LINK_MS, href });
}

/** The notice carries only ids, so that rights and language are decided in one place. */
async function orderText(id: number, status: OrderStatus | undefined): Promise<string> {
  const number = t('order.number', { id });
  try {
    const order = await callApi(trackOrder, { query: { order_id: id, ...storedGuest() } });
    // A notice without a status says that the order is late.
    const isLate = status === undefined && order.arrival?.is_late === 1;
    return `${number}: ${isLate ? t('tracking.late_title') : nowText(order)}`;
  } catch {
    return status === undefined ? number : `${number}: ${statusText(status)}`;
  }
}
