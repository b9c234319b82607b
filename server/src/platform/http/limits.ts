import type { LimitGroup } from '@rialto/contract/http/endpoint.ts';

type Limit = { max: number; timeWindow: number; groupId: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests per visitor (trust.md, default limits). Calls of one group share one count. */
const limits: Record<LimitGroup, { max: number; timeWindow: number }> = {
  geo: { max: 60, timeWindow: MINUTE },
  guest: { max: 30, timeWindow: HOUR },
  newsletter: { max: 5, timeWindow: HOUR },
  contact: { max: 10, timeWindow: HOUR },
  // A payment provider sends the events of all payers from one address.
  webhook: { max: 6_000, timeWindow: MINUTE },
  everything: { max: 300, timeWindow: MINUTE },
};

export function limitOf(group: LimitGroup): Limit {
  return { ...limits[group], groupId: group };
}
