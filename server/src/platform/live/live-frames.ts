import type { LiveFrame } from './live-frame.ts';

type LogFrame = LiveFrame & { id: number };

/** The newest events in order, all of them and those of each audience: thousands of streams resume at once when a node ends. */
export class LiveFrames {
  readonly #most: number;
  #all: LogFrame[] = [];
  #ofAudience = new Map<string, LogFrame[]>();
  /** Everything after this id is in memory. */
  #completeAfter = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(frame: LogFrame): void {
    this.#all.push(frame);
    this.#index(frame);
    // Shortened now and then, because removing the first of a long list copies the rest.
    if (this.#all.length < 2 * this.#most) return;
    const from = this.#all.length - this.#most;
    this.replaceAll(this.#all.slice(from), this.#all[from - 1]?.id ?? 0);
  }

  replaceAll(frames: LogFrame[], completeAfter: number): void {
    this.#all = frames;
    this.#ofAudience = new Map();
    this.#completeAfter = completeAfter;
    for (const frame of frames) this.#index(frame);
  }

  /** The events of these audiences after an id; null if memory does not go back that far. */
  after(id: number, audiences: readonly string[]): LiveFrame[] | null {
    if (id < this.#completeAfter) return null;
    const lists = audiences.map((audience) => {
      const frames = this.#ofAudience.get(audience) ?? [];
      return frames.slice(firstAfter(frames, id));
    });
    const [only = [], ...others] = lists.filter(({ length }) => length > 0);
    // An event may have several of these audiences.
    return others.length === 0 ? only : [...new Set([only, ...others].flat())].sort((a, b) => a.id - b.id);
  }

  #index(frame: LogFrame): void {
    for (const audience of frame.audiences) {
      const frames = this.#ofAudience.get(audience);
      if (frames) frames.push(frame);
      else this.#ofAudience.set(audience, [frame]);
    }
  }
}

function firstAfter(frames: readonly LogFrame[], id: number): number {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}
