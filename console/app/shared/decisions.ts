import { listDecisions, type Decisions } from '@rialto/contract/calls/console/decisions.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '../platform/query.ts';

const POLL_MS = 30_000;

/** What waits for somebody of the shop: refunds, prescriptions and payments. */
export function useDecisions({ isAllowed = true } = {}): UseQueryResult<Decisions> {
  return useQuery({ ...queryOf(listDecisions, {}), refetchInterval: POLL_MS, enabled: isAllowed });
}

/** How many of each wait for the shop; a prescription whose price was sent waits for its customer. */
export function decisionCounts({ refunds, prescriptions, payments, refunds_by_hand: byHand }: Decisions) {
  return {
    refunds: refunds.length,
    prescriptions: prescriptions.filter(({ priced_at }) => priced_at === null).length,
    payments: payments.length + byHand.length,
  };
}
