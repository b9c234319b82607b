import type { ServerResponse } from 'node:http';
import type { LiveFrame } from './live-frame.ts';

/** About 500 events. */
const MAX_BUFFERED_BYTES = 65_536;

type ReaderOptions = {
  response: ServerResponse;
  /** For the limit per owner. */
  owner: string;
  audiences: readonly string[];
  isStillAllowed: () => Promise<boolean>;
};

/** A client that no longer answers does not take the end of its stream either. */
const END_LIMIT_MS = 5_000;

let opened = 0;

/** One open stream. */
export class LiveReader {
  /** Counts the streams of this process. */
  readonly number = opened++;
  readonly owner: string;
  readonly audiences: readonly string[];
  readonly isStillAllowed: () => Promise<boolean>;
  readonly #response: ServerResponse;
  /** Events up to this one were sent. */
  #sentId = 0;
  /** Events that wait until the missed ones have been read; null while none are being read. */
  #waiting: LiveFrame[] | null = null;

  constructor({ response, owner, audiences, isStillAllowed }: ReaderOptions) {
    this.#response = response;
    this.owner = owner;
    this.audiences = audiences;
    this.isStillAllowed = isStillAllowed;
  }

  send(frame: LiveFrame): void {
    if (this.#waiting) this.#waiting.push(frame);
    else if (this.#isNew(frame)) this.write(frame.bytes);
  }

  /** In one write, because the limit is for what a client leaves unread, not for what it missed. */
  sendAll(frames: readonly LiveFrame[]): void {
    const bytes = frames.filter((frame) => this.#isNew(frame)).map((frame) => frame.bytes);
    if (bytes.length > 0) this.write(Buffer.concat(bytes));
  }

  /** False if an event was sent before; otherwise it counts as sent. */
  #isNew({ id }: LiveFrame): boolean {
    if (id === null) return true;
    if (id <= this.#sentId) return false;
    this.#sentId = id;
    return true;
  }

  /** Continues after this id, also if it is lower than what was sent before. */
  continueFrom(id: number): void {
    this.#sentId = id;
  }

  /** Holds new events back until the missed ones have been sent. */
  hold(): void {
    this.#waiting = [];
  }

  release(missed: readonly LiveFrame[]): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.sendAll([...missed, ...waiting]);
  }

  /** Cuts a reader that does not keep up: it reconnects and resumes. */
  write(bytes: Buffer): void {
    const response = this.#response;
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > MAX_BUFFERED_BYTES) return void response.destroy();
    response.write(bytes);
  }

  end(last: Buffer): void {
    const response = this.#response;
    if (response.writableEnded) return;
    response.end(last);
    setTimeout(() => response.destroy(), END_LIMIT_MS).unref();
  }
}
