import type { World } from './world.ts';

/** How long events may still be on their way after a load. */
export const SETTLE_MS = 2_000;

export type Scale = { streams: number; changes: number; couriers: number; seconds: number };

/** `renew` lets the same orders pass the same steps again. */
export type LiveBench = { world: World; scale: Scale; renew: () => Promise<unknown> };
