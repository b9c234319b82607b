import { ownBytes } from '../own-bytes.ts';
import type { LoggedEvent } from './live.sql.ts';

/** An event as it is written to a stream; encoded once for all streams. `id` is null for events that are not logged. */
export type LiveFrame = { id: number | null; audiences: readonly string[]; bytes: Buffer };

type Event = { id: number | null; name: string; audiences: readonly string[]; data: string };

export function frameOf({ id, name, audiences, data }: Event): LiveFrame {
  const text = `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
  return { id, audiences, bytes: ownBytes(text) };
}

/** Asks the client to read again what it shows. It resumes from this id. */
export function resetFrame(id: number): LiveFrame {
  return frameOf({ id, name: 'reset', audiences: [], data: '{}' });
}

/** A comment, which clients ignore, keeps proxies from closing a quiet stream. */
export const HEARTBEAT = Buffer.from(':\n\n');

/** Asks the client to wait this long before it reconnects. */
export function retryField(ms: number): Buffer {
  return Buffer.from(`retry: ${ms}\n\n`);
}

/** The event of a notification; null if it was not written by `insertLogged`. */
export function readNotification(payload: string): LoggedEvent | null {
  const [id, name, audiences, data] = payload.split('\n');
  if (!name || !audiences || !data || !Number.isSafeInteger(Number(id))) return null;
  return { id: Number(id), name, audiences: audiences.split(' '), data };
}
