import type { LiveEventData, LiveEventName } from '@rialto/contract/calls/live.ts';

/**
 * Whose streams get an event. `staff` are those who see all stores; `store:ID` those of one store; `receiver:ID.VERSION` is the
 * receiver of a parcel by one version of their link, so that a revoked link receives nothing more.
 */
export type Audience =
  | `${'customer' | 'guest' | 'order' | 'courier' | 'store'}:${number}`
  | `receiver:${number}.${number}`
  | 'staff';

/** Whose streams are counted and ended together. */
export type StreamOwner = `${'customer' | 'staff' | 'courier'}:${number}`;

const RECHECK = 'recheck:';

/** The audience of a row of the log that is for the nodes: no stream has it, so none is sent the row. */
export function recheckOf(owner: StreamOwner): string {
  return `${RECHECK}${owner}`;
}

/** The owners whose streams these audiences ask to check. */
export function ownersToCheck(audiences: readonly string[]): string[] {
  return audiences.filter((each) => each.startsWith(RECHECK)).map((each) => each.slice(RECHECK.length));
}

/** Only the server itself sends `reset`. */
type SendableName = Exclude<LiveEventName, 'reset'>;

/** An event for the open streams of its audiences; a stream with several of them gets it once. */
export type NewLiveEvent<Name extends SendableName = SendableName> = {
  [N in Name]: { audiences: readonly Audience[]; name: N; data: LiveEventData<N> };
}[Name];
