/** Remembers since when an order or offer has its state. */
export class SeenSince {
  private readonly seen = new Map<number, { state: string; since: Date; isSeen: boolean }>();

  /** For what had its state before anybody looked. */
  remember(id: number, state: string, since: Date): void {
    this.seen.set(id, { state, since, isSeen: true });
  }

  since(id: number, state: string, now: Date): Date {
    const known = this.seen.get(id);
    const since = known?.state === state ? known.since : now;
    this.seen.set(id, { state, since, isSeen: true });
    return since;
  }

  /** Forgets what was not asked about since the last call. */
  sweep(): void {
    for (const [id, entry] of this.seen) {
      if (!entry.isSeen) this.seen.delete(id);
      entry.isSeen = false;
    }
  }
}
