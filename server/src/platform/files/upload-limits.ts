import type { Limit } from '../throttle/throttle.ts';

const HOUR_MS = 60 * 60_000;

/** 10 pictures an hour and 20 MB a day for each buyer (trust.md, default limits). */
export const uploadCount: Limit = { name: 'uploads', most: 10, perMs: HOUR_MS, kind: 'pace' };
export const uploadBytes: Limit = { name: 'upload kilobytes', most: 20_000, perMs: 24 * HOUR_MS, kind: 'pace' };
