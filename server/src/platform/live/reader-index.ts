import type { LiveReader } from './live-reader.ts';

/** The open streams by audience and by owner. */
export class ReaderIndex {
  readonly #readers = new Set<LiveReader>();
  readonly #ofAudience = new Map<string, Set<LiveReader>>();
  readonly #ofOwner = new Map<string, Set<LiveReader>>();

  get size(): number {
    return this.#readers.size;
  }

  all(): Iterable<LiveReader> {
    return this.#readers;
  }

  has(reader: LiveReader): boolean {
    return this.#readers.has(reader);
  }

  hasAudience(audience: string): boolean {
    return this.#ofAudience.has(audience);
  }

  /** Each reader once, also if it has several of these audiences. */
  ofAudiences(audiences: readonly string[]): Iterable<LiveReader> {
    const sets = audiences.flatMap((audience) => this.#ofAudience.get(audience) ?? []);
    return sets.length > 1 ? new Set(sets.flatMap((set) => [...set])) : (sets[0] ?? []);
  }

  /** Oldest first. */
  ofOwner(owner: string): LiveReader[] {
    return [...(this.#ofOwner.get(owner) ?? [])];
  }

  add(reader: LiveReader): void {
    this.#readers.add(reader);
    for (const audience of reader.audiences) addTo(this.#ofAudience, audience, reader);
    addTo(this.#ofOwner, reader.owner, reader);
  }

  remove(reader: LiveReader): void {
    if (!this.#readers.delete(reader)) return;
    for (const audience of reader.audiences) removeFrom(this.#ofAudience, audience, reader);
    removeFrom(this.#ofOwner, reader.owner, reader);
  }
}

function addTo(sets: Map<string, Set<LiveReader>>, key: string, reader: LiveReader): void {
  const set = sets.get(key) ?? new Set();
  set.add(reader);
  sets.set(key, set);
}

function removeFrom(sets: Map<string, Set<LiveReader>>, key: string, reader: LiveReader): void {
  const set = sets.get(key);
  set?.delete(reader);
  if (set?.size === 0) sets.delete(key);
}
