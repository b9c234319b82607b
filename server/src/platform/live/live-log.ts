import type { Database } from '@rialto/database/connect.ts';
import type { Log } from '@rialto/database/log.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { frameOf, readNotification, type LiveFrame } from './live-frame.ts';
import { LiveFrames } from './live-frames.ts';
import { LIVE_CHANNEL, logBounds, loggedAfter, newestLogged, type LoggedEvent } from './live.sql.ts';

type LogOptions = {
  database: Pick<Database, 'sql' | 'listen'>;
  log: Log;
  /** Called for every new event, in order and once. */
  onEvent: (frame: LiveFrame) => void;
  /** Called instead if events were deleted before this node could read them. */
  onGap: () => void;
};

/** The events of the last minutes in memory, complete and in order. */
export type LiveLog = {
  /** Resolves when the log has been read for the first time. */
  ready: Promise<void>;
  lastId(): number;
  /** The events of these audiences after an id; null if memory does not go back that far or has not come that far. */
  after(id: number, audiences: readonly string[]): LiveFrame[] | null;
  close(): void;
};

const MAX_FRAMES = 5_000;
const RETRY_MS = 200;

/** Follows the log of the database: by notifications, and after a lost connection by reading what it missed. */
export function openLiveLog({ database, log, onEvent, onGap }: LogOptions): LiveLog {
  const { sql } = database;
  const frames = new LiveFrames(MAX_FRAMES);
  let last = 0;
  /** Notifications that arrive while the log is being read; null while it is not. */
  let waiting: LoggedEvent[] | null = [];
  let isLoaded = false;
  let isClosed = false;
  const first = Promise.withResolvers<void>();

  function append(event: LoggedEvent): void {
    if (event.id <= last) return;
    const frame = loggedFrame(event);
    last = event.id;
    frames.add(frame);
    onEvent(frame);
  }

  function replaceAll(newest: readonly LoggedEvent[]): void {
    frames.replaceAll(newest.map(loggedFrame), newest[0]?.id ?? 0);
    last = newest.at(-1)?.id ?? 0;
  }

  /** What was committed since the last event, or everything; null if the log does not continue where this node stopped. */
  async function readNext(): Promise<LoggedEvent[] | null> {
    if (!isLoaded) return null;
    const { first: oldest, last: newest } = await logBounds(sql);
    return oldest > last || newest < last ? null : loggedAfter(sql, last, MAX_FRAMES);
  }

  async function read(isCurrent: () => boolean): Promise<void> {
    for (;;) {
      const missed = await readNext();
      const newest = missed ?? (await newestLogged(sql, MAX_FRAMES));
      if (!isCurrent()) return;
      if (missed) missed.forEach(append);
      else replaceAll(newest);
      if (!missed && isLoaded) onGap();
      isLoaded = true;
      if (!missed || missed.length < MAX_FRAMES) return;
    }
  }

  /** Reads until it succeeds. Notifications wait meanwhile, so that none is taken for newer than what is still unread. */
  async function catchUp(): Promise<void> {
    const held: LoggedEvent[] = [];
    waiting = held;
    // A later reconnection, which reads again, replaces this one.
    const isCurrent = () => waiting === held && !isClosed;
    while (isCurrent()) {
      try {
        await read(isCurrent);
        if (!isCurrent()) return;
        waiting = null;
        held.forEach(append);
        first.resolve();
      } catch (err) {
        if (!isClosed) log.warn({ err }, 'Reading the live log failed; will retry');
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  function receive(payload: string): void {
    const event = readNotification(payload);
    if (!event) log.warn({ payload: payload.slice(0, 100) }, 'Unknown notification of the live log');
    else if (!waiting) append(event);
    else if (waiting.length < MAX_FRAMES) waiting.push(event);
    else void catchUp();
  }

  const subscription = database.listen(LIVE_CHANNEL, receive, catchUp);
  subscription.ready.then(catchUp, () => undefined);

  return {
    ready: first.promise,
    lastId: () => last,
    after: (id, audiences) => (id > last ? null : frames.after(id, audiences)),
    close: () => void (isClosed = true),
  };
}

const loggedFrame = (event: LoggedEvent) => ({ ...frameOf(event), id: event.id });
