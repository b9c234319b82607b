import type { Events } from '../../platform/events/open-events.ts';
import { recheckStreams, sendLive } from '../../platform/live/send-live.ts';
import { courierLinkEnded } from './couriers.events.ts';

/** Has the page of a link that ended read its run again, which is refused, and ends its stream. */
export function sendEndedLinks(events: Events): void {
  events.subscribe(courierLinkEnded, 'live courier links', async (tx, { courierId }) => {
    await sendLive(tx, { audiences: [`courier:${courierId}`], name: 'run_changed', data: {} });
    await recheckStreams(tx, `courier:${courierId}`);
  });
}
