const HOUR_MS = 3_600_000;

/** Stores that somebody else runs. They are left alone until that person has done nothing for an hour. */
export class TakenOver {
  private readonly since = new Map<number, number>();
  private staffed: ReadonlySet<number> = new Set();

  /** What the console says of all stores; one that was given back there is played again at once. */
  learn(staffed: ReadonlySet<number>): void {
    for (const id of this.staffed) if (!staffed.has(id)) this.since.delete(id);
    this.staffed = staffed;
  }

  notice(storeId: number, now: Date): void {
    this.since.set(storeId, now.getTime());
  }

  has(storeId: number | null | undefined, now: Date): boolean {
    if (storeId != null && this.staffed.has(storeId)) return true;
    const at = storeId == null ? undefined : this.since.get(storeId);
    return at !== undefined && now.getTime() - at < HOUR_MS;
  }
}
