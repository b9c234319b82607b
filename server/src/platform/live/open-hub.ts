import type { NewLiveEvent } from './live-event.ts';

/** The open streams of this node. */
export type Hub = {
  /** Sends an event to streams of this node only. It is not logged: a stream that is away misses it. */
  broadcast(event: NewLiveEvent): void;
  /** Whether any stream is open here, or one of this audience. */
  isListenedTo(audience?: string): boolean;
};
