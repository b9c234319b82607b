import { LRUCache } from 'lru-cache';
import { estimateBytes } from './estimate-bytes.ts';

export type ByteLimit<V> = {
  /** Upper bound for all entries together, keys included. */
  maxBytes: number;
  /** The size of one value; by default an estimate from a sample of it. */
  bytesOf?: (value: V) => number;
};

export const MIB = 1_048_576;

/** What an entry takes beside its key and its value: the slots of the index and the object around the value. */
const ENTRY_BYTES = 160;

export function entryBytes(key: string, valueBytes: number): number {
  return ENTRY_BYTES + key.length + Math.ceil(valueBytes);
}

/** A map that evicts its least recently used entries beyond a number of bytes. A value above the limit is not stored. */
export function byteLru<V extends object>({ maxBytes, bytesOf = estimateBytes }: ByteLimit<V>): LRUCache<string, V> {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: (value, key) => entryBytes(key, bytesOf(value)) });
}
