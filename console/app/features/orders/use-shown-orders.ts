import { isOfStores } from '@rialto/rules/staff/permissions.ts';
import { useMemo } from 'react';
import { useOwnAccount } from '../../platform/own-account.ts';
import { useStore } from '../../platform/store.ts';
import { chosenStore } from './chosen-store.ts';
import { useOpenOrders } from './open-orders.ts';
import { applySteps, type ShownOrder } from './steps/apply-steps.ts';
import { pressedSteps } from './steps/step-queue.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';

export type OrderOnBoard = BoardOrder & Partial<Pick<ShownOrder, 'isPending'>>;
const NONE: OrderOnBoard[] = [];

/** The open orders of the chosen store, with everything that was pressed. */
export function useShownOrders(): OrderOnBoard[] {
  const { data } = useOpenOrders();
  const steps = useStore(pressedSteps);
  const storeId = useStore(chosenStore);
  const { role } = useOwnAccount();
  const mover = isOfStores(role) ? 'store' : 'operator';
  return useMemo(() => {
    if (!data) return NONE;
    const ofStore = storeId === null ? data : data.filter(({ store }) => store?.id === storeId);
    return applySteps(ofStore, steps, mover);
  }, [data, steps, storeId, mover]);
}
