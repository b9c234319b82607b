import { useMay } from '../platform/own-account.ts';
import { decisionCounts, useDecisions } from '../shared/decisions.ts';

/** How much waits on the pages of the navigation, by their paths. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { data } = useDecisions({ isAllowed: useMay('decisions') });
  if (!data) return {};
  const { refunds, prescriptions, payments } = decisionCounts(data);
  return { '/decisions': refunds + prescriptions + payments };
}
