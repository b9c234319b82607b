import { limitConcurrency } from '@rialto/server/platform/limit-concurrency.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { sharedWork } from '@rialto/server/platform/shared-work.ts';

/** One tile is drawn while the next is handed over to the worker. */
const CONCURRENCY = 2;
const MAX_QUEUED = 400;
/** A large screen shows about sixty tiles; more from one network address would make the others wait. */
const MAX_QUEUED_PER_ADDRESS = 120;

type Client = { address: string; left: AbortSignal };
export type TileQueue = (path: string, paint: () => Promise<Uint8Array>, client: Client) => Promise<Uint8Array>;

/** Tiles to be drawn: each once for all its clients, in the order of the requests, and not at all if they have left. */
export function tileQueue(): TileQueue {
  const limited = limitConcurrency({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  const share = sharedWork<Uint8Array>();
  const queued = new Map<string, number>();

  function count(address: string, change: 1 | -1): void {
    const total = (queued.get(address) ?? 0) + change;
    if (total === 0) queued.delete(address);
    else queued.set(address, total);
  }

  return async (path, paint, { address, left }) => {
    if ((queued.get(address) ?? 0) >= MAX_QUEUED_PER_ADDRESS) throw new RefusalError({ code: 'too_many_requests' });
    count(address, 1);
    try {
      return await share(path, (signal) => limited(paint, 'normal', signal), left);
    } finally {
      count(address, -1);
    }
  };
}
