import { afterCommit } from '@rialto/database/sql.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Events } from '../../../platform/events/open-events.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import { firstName } from '../order-lines.view.ts';
import { orderStatusChanged } from '../orders.events.ts';
import type { ReceiverLinks } from '../receiver-link/receiver-links.ts';
import { findLinkMessage } from './receiving.sql.ts';

type Deps = { clock: Clock; wakeMessaging: () => void; links: Pick<ReceiverLinks, 'urlOf'> };

/** The parcel may be under way for longer than the usual message is of use. */
const EXPIRES_AFTER_MS = 60 * 60_000;

/** Sends the receiver of a parcel the link once, when the parcel is confirmed; not if the sender revoked it (PAR-04). */
export function sendReceiverLinks(events: Events, { clock, wakeMessaging, links }: Deps): void {
  events.subscribe(orderStatusChanged, 'receiver links', async (tx, { orderId, to }) => {
    if (to !== 'confirmed') return;
    const found = await findLinkMessage(tx, orderId);
    if (!found) return;
    const { phone, senderName, language, version } = found;
    const code = await links.urlOf({ orderId, version });
    const message = { channel: 'sms', to: phone, kind: 'parcel_link', code, language } as const;
    const name = firstName(senderName);
    await sendMessage(tx, { ...message, name }, clock(), { expiresAfterMs: EXPIRES_AFTER_MS });
    afterCommit(tx, wakeMessaging);
  });
}
