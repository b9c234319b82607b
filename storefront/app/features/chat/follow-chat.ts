import { onLiveEvent } from '../../platform/live/live-events.ts';
import { refreshChat } from './inbox.ts';

let isFollowing = false;

/** Reads the shown conversations again when the live stream reports a message or a seen mark (MSG-02). */
export function followChat(): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const name of ['message', 'messages_seen', 'reset'] as const) onLiveEvent(name, () => void refreshChat());
}
