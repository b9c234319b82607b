import { live, type LiveEvent } from '@rialto/contract/calls/live.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { createParser } from 'eventsource-parser';
import { pauseOf } from './reconnect-pause.ts';

/** `open` once the first bytes have arrived, so a proxy that holds the response back counts as closed. */
export type LiveState = 'connecting' | 'open' | 'waiting' | 'refused';

/** `id` is null for events that are not repeated after a reconnection. */
export type ReceivedEvent = LiveEvent & { id: string | null };

type FollowOptions = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The credentials, read at each connection. */
  headers: () => Record<string, string>;
  /** Where to resume; null begins with `reset`. */
  lastEventId: string | null;
  onEvent: (event: ReceivedEvent) => void;
  onState: (state: LiveState) => void;
  /** Called for all bytes, also heartbeats. */
  onBytes?: () => void;
};

export type LiveFollower = {
  /** Reconnects at once if the stream waits or seems dead: after sleep, or when the network is back. */
  wake(): void;
  stop(): void;
};

/** The server sends a heartbeat every 15 seconds. */
const SILENCE_MS = 40_000;
const CONNECT_LIMIT_MS = 15_000;
/** After sleep, a stream that was silent for longer than this is replaced. */
const DOUBT_MS = 17_000;

/** Follows the live stream and reconnects until it is stopped or its credentials are refused. */
export function followLive(options: FollowOptions): LiveFollower {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastEventId = options.lastEventId;
  let heardAt = Date.now();
  let connection = new AbortController();
  const pause = breakablePause();
  let retryMs = 1_000;

  const parser = createParser({
    onEvent({ id, event, data }) {
      if (id !== undefined) lastEventId = id;
      const value: unknown = JSON.parse(data);
      if (event !== undefined) options.onEvent({ id: id ?? null, name: event, data: value } as ReceivedEvent);
    },
    onRetry: (ms) => (retryMs = ms),
  });

  async function connect(): Promise<'refused' | 'ended' | { afterMs: number }> {
    const response = await options.fetch(`/api/v1${live.path}`, {
      headers: {
        accept: 'text/event-stream',
        ...options.headers(),
        ...(lastEventId !== null && { [headerNames.lastEventId]: lastEventId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, connection.signal]),
    });
    if (!response.ok) {
      response.body?.cancel().catch(() => undefined);
      const afterMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
      return isRefusal(response.status) ? 'refused' : { afterMs };
    }
    parser.reset();
    await read(response);
    return 'ended';
  }

  async function read(response: Response): Promise<void> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let isFirst = true; reader; isFirst = false) {
      const { done, value } = await reader.read();
      if (done) return;
      heardAt = Date.now();
      if (isFirst) options.onState('open');
      options.onBytes?.();
      parser.feed(value);
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      options.onState('connecting');
      connection = new AbortController();
      retryMs = 1_000;
      const begunAt = (heardAt = Date.now());
      const unwatch = watchSilence(connection, () => ({ heardAt, isFirst: heardAt === begunAt }));
      const outcome = await connect().catch(() => ({ afterMs: 0 }));
      unwatch();
      if (signal.aborted) return;
      if (outcome === 'refused') return options.onState('refused');
      failures = outcome === 'ended' ? 0 : failures + 1;
      options.onState('waiting');
      await pause.wait(
        pauseOf(typeof outcome === 'object' ? { failures, atLeastMs: outcome.afterMs } : { atLeastMs: retryMs }),
      );
    }
  }

  void run();
  return {
    wake() {
      if (Date.now() - heardAt > DOUBT_MS) connection.abort();
      pause.end();
    },
    stop() {
      stopping.abort();
      pause.end();
    },
  };
}

/** Ends a connection that stays silent. */
function watchSilence(connection: AbortController, state: () => { heardAt: number; isFirst: boolean }): () => void {
  const timer = setInterval(() => {
    const { heardAt, isFirst } = state();
    if (Date.now() - heardAt > (isFirst ? CONNECT_LIMIT_MS : SILENCE_MS)) connection.abort();
  }, 1_000);
  return () => clearInterval(timer);
}

function breakablePause(): { wait(ms: number): Promise<void>; end(): void } {
  let end = (): void => undefined;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { wait, end: () => end() };
}

/** The credentials are wrong; anything else, such as an overloaded server, may pass. */
function isRefusal(status: number): boolean {
  return [401, 403, 404].includes(status);
}
