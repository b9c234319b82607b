import type { Events } from '../../platform/events/open-events.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { walletChanged } from './wallet.events.ts';

/** Has the open pages of a customer read the wallet again. */
export function sendWalletChanges(events: Events): void {
  events.subscribe(walletChanged, 'live wallet', (tx, { customerId }) =>
    sendLive(tx, { audiences: [`customer:${customerId}`], name: 'wallet_changed', data: {} }),
  );
}
