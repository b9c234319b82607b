import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Minor } from '../price/minor.ts';

type CashOrder = {
  isAllowedInZone: boolean;
  totalMinor: Minor;
  /** The most that a courier takes in cash; null where there is no limit. */
  maximumMinor: Minor | null;
};

/** Why an order cannot be paid at the door (CHK-08); null when it can. The limit itself is still taken. */
export function cashRefusal({ isAllowedInZone, totalMinor, maximumMinor }: CashOrder): Refusal | null {
  if (!isAllowedInZone) return { code: 'cash_not_allowed' };
  if (maximumMinor !== null && totalMinor > maximumMinor) return { code: 'cash_maximum' };
  return null;
}
