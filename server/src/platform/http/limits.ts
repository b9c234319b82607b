import type { LimitGroup } from '@rialto/contract/http/endpoint.ts';

/** The files of a page: not calls of the contract. */
type FileGroup = 'pictures' | 'tiles';
export type Limit = { max: number; timeWindow: number; groupId: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests per visitor (trust.md, default limits). Calls of one group share one count. */
const limits: Record<LimitGroup | FileGroup, { max: number; timeWindow: number }> = {
  geo: { max: 60, timeWindow: MINUTE },
  guest: { max: 30, timeWindow: HOUR },
  newsletter: { max: 5, timeWindow: HOUR },
  contact: { max: 10, timeWindow: HOUR },
  // A payment provider sends the events of all payers from one address.
  webhook: { max: 6_000, timeWindow: MINUTE },
  // Counted apart, so that many visitors of one network who reconnect after a restart can still load pages.
  live: { max: 600, timeWindow: MINUTE },
  // A long page has a few hundred pictures, and a map moved for a minute about a thousand tiles.
  pictures: { max: 3_000, timeWindow: MINUTE },
  tiles: { max: 3_000, timeWindow: MINUTE },
  // One point in three seconds from each courier; many couriers may share an address.
  positions: { max: 3_000, timeWindow: MINUTE },
  everything: { max: 600, timeWindow: MINUTE },
};

export function limitOf(group: LimitGroup | FileGroup): Limit {
  return { ...limits[group], groupId: group };
}
