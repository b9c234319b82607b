import { changeShift } from '@rialto/contract/calls/couriers.ts';
import { call } from '../platform/connection.ts';
import { refreshRun } from './run.ts';

/** Begins or ends the shift. Needs the network: dispatch must know who is there. */
export async function setShift(isOnShift: boolean): Promise<void> {
  await call(changeShift, { body: { is_on_shift: isOnShift ? 1 : 0 } });
  await refreshRun();
}
