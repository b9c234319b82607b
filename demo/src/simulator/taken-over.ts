const HOUR_MS = 3_600_000;

/** Stores that somebody else runs. They are left alone until that person has done nothing for an hour. */
export class TakenOver {
  private readonly since = new Map<number, number>();

  notice(storeId: number, now: Date): void {
    this.since.set(storeId, now.getTime());
  }

  has(storeId: number | null | undefined, now: Date): boolean {
    const at = storeId == null ? undefined : this.since.get(storeId);
    return at !== undefined && now.getTime() - at < HOUR_MS;
  }
}
