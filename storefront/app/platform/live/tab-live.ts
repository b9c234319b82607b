import type { followLive, LiveFollower, LiveState, ReceivedEvent } from '@rialto/api-client/follow-live.ts';
import { needsConnection, newestProofs, proofsToSend, type TrackingProofs } from './tracking-proofs.ts';

/** The messages between tabs. `state` comes from the tab that holds the stream, also as a sign of life. */
export type TabMessage =
  | { kind: 'hello'; tracking: TrackingProofs }
  | { kind: 'state'; isOpen: boolean; lastEventId: string | null }
  | { kind: 'event'; event: ReceivedEvent };

export type Channel = {
  postMessage(message: TabMessage): void;
  onmessage: ((event: { data: TabMessage }) => void) | null;
};

type Parts = {
  locks: Pick<LockManager, 'request'>;
  channel: Channel;
  follow: (
    options: Pick<Parameters<typeof followLive>[0], 'headers' | 'lastEventId' | 'onEvent' | 'onState' | 'onBytes'>,
  ) => LiveFollower;
  /** The token or guest id of this browser; null without either. */
  credentials: () => Record<string, string> | null;
  isVisible: () => boolean;
  onEvent: (event: ReceivedEvent) => void;
  onLive: (isLive: boolean) => void;
};

const LOCK = 'rialto-live';
const CHECK_MS = 5_000;
const BEAT_MS = 10_000;
/** Three heartbeats of the server. */
const SILENCE_MS = 45_000;

/** One tab of a browser whose tabs share one stream: the tab with the lock holds it, the others hear from that tab. */
export class TabLive {
  readonly #parts: Parts;
  #tracking: TrackingProofs = {};
  /** What the current connection was opened with. */
  #sent: TrackingProofs = {};
  #isRefused = false;
  #follower: LiveFollower | null = null;
  /** Ends the wait for the lock, or gives it back. */
  #leave: (() => void) | null = null;
  #isLeader = false;
  #isOpen = false;
  #isLive = false;
  /** Whether this tab has had everything since its page was loaded. */
  #isInSync = false;
  #owner: string | null = null;
  #lastEventId: string | null = null;
  #heardAt = Date.now();
  #saidAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#leave) return;
    this.#heardAt = Date.now();
    this.#isInSync = false;
    this.#owner = this.#ownerNow();
    this.#parts.channel.onmessage = ({ data }) => this.#hear(data);
    this.#parts.channel.postMessage({ kind: 'hello', tracking: this.#tracking });
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
    void this.#queue({ isStealing: false });
  }

  /** Lets another tab take over. */
  stop(): void {
    clearInterval(this.#timer);
    this.#parts.channel.onmessage = null;
    this.#leave?.();
    this.#leave = null;
    this.#setLive(false);
  }

  /** After sleep, or when the network is back. */
  wake(): void {
    this.#follower?.wake();
    this.#check();
  }

  /** Someone signed in or out. */
  credentialsChanged(): void {
    const owner = this.#ownerNow();
    if (owner === this.#owner) return;
    this.#owner = owner;
    this.#lastEventId = null;
    if (this.#isLeader) this.#follow();
  }

  track(proofs: TrackingProofs): void {
    this.#merge(proofs);
    if (!this.#isLeader) this.#parts.channel.postMessage({ kind: 'hello', tracking: this.#tracking });
  }

  #ownerNow(): string | null {
    return JSON.stringify(this.#parts.credentials());
  }

  /** Waits for the lock and holds the stream while it has it. The browser gives it on when this tab is closed or crashes. */
  async #queue({ isStealing }: { isStealing: boolean }): Promise<void> {
    const leaving = new AbortController();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const leave = () => {
      leaving.abort();
      release();
    };
    this.#leave = leave;
    let hasLed = false;
    const lead = () => {
      hasLed = true;
      this.#isLeader = true;
      this.#follow();
      return released;
    };
    const options = isStealing ? { steal: true } : { signal: leaving.signal };
    const isTaken = await this.#parts.locks.request(LOCK, options, lead).then(
      () => false,
      () => !leaving.signal.aborted,
    );
    if (hasLed) this.#resign();
    // Another tab took the lock, because this one was suspended.
    if (isTaken && this.#leave === leave) void this.#queue({ isStealing: false });
  }

  #resign(): void {
    this.#isLeader = false;
    this.#isOpen = false;
    this.#heardAt = Date.now();
    this.#follower?.stop();
    this.#follower = null;
  }

  #follow(): void {
    this.#follower?.stop();
    this.#follower = null;
    this.#isRefused = false;
    if (!this.#headers()) return this.#say(false);
    this.#follower = this.#parts.follow({
      headers: () => this.#headers() ?? {},
      lastEventId: this.#lastEventId,
      onEvent: (event) => {
        this.#parts.channel.postMessage({ kind: 'event', event });
        this.#take(event);
      },
      onState: (state: LiveState) => {
        this.#isRefused = state === 'refused';
        this.#say(state === 'open');
      },
      onBytes: () => Date.now() - this.#saidAt > BEAT_MS && this.#say(true),
    });
  }

  #headers(): Record<string, string> | null {
    const own = this.#parts.credentials();
    this.#sent = proofsToSend(this.#tracking);
    const tokens = Object.values(this.#sent).map(({ token }) => token);
    if (!own && tokens.length === 0) return null;
    return { ...own, ...(tokens.length > 0 && { 'x-tracking-token': tokens.join() }) };
  }

  #say(isOpen: boolean): void {
    this.#saidAt = Date.now();
    this.#isOpen = isOpen;
    this.#setLive(isOpen);
    this.#parts.channel.postMessage({ kind: 'state', isOpen, lastEventId: this.#lastEventId });
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'hello') return this.#welcome(message.tracking);
    if (this.#isLeader) return;
    this.#heardAt = Date.now();
    if (message.kind === 'event') return this.#take(message.event);
    if (message.isOpen && !this.#isInSync && message.lastEventId !== null) {
      // What happened between the loading of this page and now is unknown.
      this.#lastEventId = message.lastEventId;
      this.#take({ id: null, name: 'reset', data: {} });
    }
    this.#setLive(message.isOpen);
  }

  #welcome(tracking: TrackingProofs): void {
    this.#merge(tracking);
    if (this.#isLeader) this.#say(this.#isOpen);
  }

  /** A new order, and one that the server no longer knows of, need a new connection; the next one uses a renewed proof. */
  #merge(tracking: TrackingProofs): void {
    this.#tracking = newestProofs(this.#tracking, tracking);
    const isMissing = needsConnection(this.#sent, proofsToSend(this.#tracking), { isRefused: this.#isRefused });
    if (isMissing && this.#isLeader) this.#follow();
  }

  /** Each event once, also if a new leader repeats it. */
  #take(event: ReceivedEvent): void {
    const { id, name } = event;
    if (id !== null) {
      if (name !== 'reset' && this.#lastEventId !== null && Number(id) <= Number(this.#lastEventId)) return;
      this.#lastEventId = id;
    }
    if (name === 'reset') this.#isInSync = true;
    this.#parts.onEvent(event);
  }

  #setLive(isLive: boolean): void {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    this.#parts.onLive(isLive);
  }

  /** A visible tab takes the stream from a suspended one. */
  #check(): void {
    if (this.#isLeader || Date.now() - this.#heardAt < SILENCE_MS) return;
    this.#setLive(false);
    if (!this.#leave || !this.#parts.isVisible()) return;
    this.#heardAt = Date.now();
    this.#leave();
    void this.#queue({ isStealing: true });
  }
}
