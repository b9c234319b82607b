import type { Events } from '../../platform/events/open-events.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { courierLinkEnded } from './couriers.events.ts';

/** Has the page of a link that ended read its run again, which is refused. */
export function sendEndedLinks(events: Events): void {
  events.subscribe(courierLinkEnded, 'live courier links', (tx, { courierId }) =>
    sendLive(tx, { audiences: [`courier:${courierId}`], name: 'run_changed', data: {} }),
  );
}
