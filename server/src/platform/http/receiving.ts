import { RefusalError } from '../refuse.ts';
import type { Uploader } from '../files/keep-upload.ts';

const MIB = 1_048_576;
/** All uploads of this process that are in memory together: about twenty of a phone's photographs. */
const MAX_BYTES = 96 * MIB;
/** A form sent twice by mistake still passes. */
const MAX_PER_OWNER = 2;

/** `release` may be called more than once. */
export type Receipt = { add(bytes: number): void; release(): void };
export type Receiving = { begin(sender: Uploader): Receipt };

/** Counts the uploads in memory, so that many at once cannot fill it. */
export function countReceiving(maxBytes = MAX_BYTES): Receiving {
  const ofOwner = new Map<string, number>();
  let total = 0;

  function begin({ kind, id }: Uploader): Receipt {
    const key = `${kind} ${id}`;
    const uploads = ofOwner.get(key) ?? 0;
    if (uploads >= MAX_PER_OWNER) throw new RefusalError({ code: 'too_many_requests' }, 2);
    ofOwner.set(key, uploads + 1);
    let own = 0;
    let isReleased = false;
    return {
      add(bytes) {
        if (total + bytes > maxBytes) throw new RefusalError({ code: 'overloaded' });
        total += bytes;
        own += bytes;
      },
      release() {
        if (isReleased) return;
        isReleased = true;
        total -= own;
        const left = (ofOwner.get(key) ?? 1) - 1;
        if (left === 0) ofOwner.delete(key);
        else ofOwner.set(key, left);
      },
    };
  }

  return { begin };
}
