import type { Events } from '../../platform/events/open-events.ts';
import { recheckStreams } from '../../platform/live/send-live.ts';
import { rightsEnded } from './identity.events.ts';

/** Ends the open streams of sessions that ended, on every node (trust.md T51). */
export function endStreamsOfSessions(events: Events): void {
  events.subscribe(rightsEnded, 'live sessions', (tx, { person, id }) => recheckStreams(tx, `${person}:${id}`));
}
