import type { Database } from '@rialto/database/connect.ts';
import type { Log } from '@rialto/database/log.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { RefusalError } from '../refuse.ts';
import { ownersToCheck, type NewLiveEvent } from './live-event.ts';
import { frameOf, HEARTBEAT, resetFrame, retryField, type LiveFrame } from './live-frame.ts';
import { openLiveLog } from './live-log.ts';
import type { LiveReader } from './live-reader.ts';
import { ReaderIndex } from './reader-index.ts';
import { findMissed, MAX_MISSED } from './find-missed.ts';

/** The open streams of this node. */
export type Hub = {
  /** Sends an event to streams of this node only. It is not logged: a stream that is away misses it. */
  broadcast(event: NewLiveEvent): void;
  /** Whether any stream is open here, or one of this audience. */
  isListenedTo(audience?: string): boolean;
  /** Resolves when streams can be opened. */
  ready: Promise<void>;
  /** Refuses a stream that this node has no room for. */
  requireRoom(): void;
  /** Adds a stream: it gets what it missed since its last event, or `reset`, and then what happens. */
  connect(reader: LiveReader, lastEventId: number | null): void;
  disconnect(reader: LiveReader): void;
  /** Ends all streams; their clients reconnect, to this process if it still listens then. */
  close(): void;
};

export type HubTimes = { heartbeatMs: number; recheckMs: number };
type HubOptions = { database: Pick<Database, 'sql' | 'listen'>; log: Log; times?: Partial<HubTimes> };

const MAX_PER_OWNER = 5;
const MAX_READERS = 20_000;
/** The parts of an interval. */
const TURNS = 15;
const RETRY_SOON = retryField(1_000);
const RETRY_LATER = retryField(60_000);

export function openHub({ database, log, times = {} }: HubOptions): Hub {
  const { heartbeatMs = 15_000, recheckMs = 45_000 } = times;
  const readers = new ReaderIndex();
  const liveLog = openLiveLog({ database, log, onEvent: deliver, onGap: resetAll });
  const limitReads = limitConcurrency({ concurrency: 2 });
  const limitChecks = limitConcurrency({ concurrency: 4 });
  let isClosed = false;

  function deliver(frame: LiveFrame): void {
    for (const reader of readers.ofAudiences(frame.audiences)) reader.send(frame);
    for (const reader of ownersToCheck(frame.audiences).flatMap((owner) => readers.ofOwner(owner))) checkSoon(reader);
  }

  function checkSoon(reader: LiveReader): void {
    void limitChecks(() => recheck(reader));
  }

  function resetAll(): void {
    for (const reader of readers.all()) reset(reader);
  }

  function reset(reader: LiveReader): void {
    reader.continueFrom(-1);
    reader.send(resetFrame(liveLog.lastId()));
  }

  /** From memory if it goes back that far, else from the table. */
  function resume(reader: LiveReader, lastEventId: number): void {
    reader.continueFrom(lastEventId);
    const missed = liveLog.after(lastEventId, reader.audiences);
    if (!missed) void resumeFromTable(reader, lastEventId);
    else if (missed.length > MAX_MISSED) reset(reader);
    else reader.sendAll(missed);
  }

  async function resumeFromTable(reader: LiveReader, lastEventId: number): Promise<void> {
    reader.hold();
    const span = { after: lastEventId, until: liveLog.lastId(), audiences: reader.audiences };
    const missed = await limitReads(() => findMissed(database.sql, span)).catch((err: unknown) => {
      log.warn({ err }, 'Reading missed live events failed; the client reads everything again');
      return null;
    });
    if (!missed) reader.continueFrom(-1);
    reader.release(missed ?? [resetFrame(span.until)]);
  }

  async function recheck(reader: LiveReader): Promise<void> {
    if (!readers.has(reader)) return;
    // Without a database nothing can be checked; the next check ends the stream if it must.
    const isAllowed = await reader.isStillAllowed().catch(() => true);
    if (!isAllowed) reader.end(RETRY_SOON);
  }

  /** Makes room for one more stream. The oldest goes: it may be a connection that its client lost without closing it. */
  function endOldestOf(owner: string): void {
    const [oldest, ...others] = readers.ofOwner(owner);
    if (!oldest || others.length < MAX_PER_OWNER - 1) return;
    oldest.end(RETRY_LATER);
    readers.remove(oldest);
  }

  const timers = [
    inTurns(heartbeatMs, readers, (reader) => reader.write(HEARTBEAT)),
    inTurns(recheckMs, readers, checkSoon),
  ];

  return {
    ready: liveLog.ready,
    broadcast: ({ audiences, name, data }) =>
      deliver(frameOf({ id: null, name, audiences, data: JSON.stringify(data) })),
    isListenedTo: (audience) => (audience === undefined ? readers.size > 0 : readers.hasAudience(audience)),
    requireRoom() {
      if (isClosed || readers.size >= MAX_READERS) throw new RefusalError({ code: 'overloaded' });
    },
    connect(reader, lastEventId) {
      endOldestOf(reader.owner);
      readers.add(reader);
      if (lastEventId === null) reset(reader);
      else resume(reader, lastEventId);
    },
    disconnect: (reader) => readers.remove(reader),
    close() {
      isClosed = true;
      timers.forEach(clearInterval);
      liveLog.close();
      for (const reader of readers.all()) reader.end(RETRY_SOON);
    },
  };
}

/** Gives every stream its turn once per interval, not all of them at once. */
function inTurns(intervalMs: number, readers: ReaderIndex, run: (reader: LiveReader) => void): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (const reader of readers.all()) if (reader.number % TURNS === turn) run(reader);
  }, intervalMs / TURNS).unref();
}
