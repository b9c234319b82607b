import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Minor } from '../price/minor.ts';

type CashOrder = {
  /** By the zone and the store. */
  isAllowed: boolean;
  /** The total without the part that the wallet pays. */
  dueMinor: Minor;
  /** The maximum amount for cash; null if there is no limit. */
  maximumMinor: Minor | null;
};

/** Why an order cannot be paid in cash (CHK-08); null if it can. The limit is inclusive. */
export function cashRefusal({ isAllowed, dueMinor, maximumMinor }: CashOrder): Refusal | null {
  if (!isAllowed) return { code: 'cash_not_allowed' };
  if (maximumMinor !== null && dueMinor > maximumMinor) return { code: 'cash_maximum' };
  return null;
}
