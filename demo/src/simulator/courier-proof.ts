import { readBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { CourierStep } from '@rialto/contract/shapes/enums.ts';
import type { Caller } from '@rialto/api-client/caller.ts';

/** A small grey picture. */
const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAMAAABcOc2zAAAAA1BMVEW7mYgtkRZqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgGD4AAADMAAEw6crUAAAAAElFTkSuQmCC';

type Proof = { body: { code?: string }; files?: { photo: Blob[] } };

/**
 * What the courier has for a step: a photo, or the code that a customer shows at the door, which the simulation reads as
 * the dispatcher.
 */
export async function proofOf(dispatcher: Caller, stop: Stop, step: CourierStep): Promise<Proof> {
  const { parcel, order_id } = stop;
  if (step !== 'deliver' && (step !== 'pick_up' || !parcel)) return { body: {} };
  const asked = step === 'pick_up' ? parcel?.pick_up_proof : parcel?.drop_off_proof;
  if (asked === 'photo') return { body: {}, files: { photo: [photo()] } };
  const order = await dispatcher(readBoardOrder, { params: { id: order_id } });
  const code = step === 'pick_up' ? order.pick_up_code : order.handover_code;
  return { body: code === null ? {} : { code } };
}

function photo(): Blob {
  return new Blob([Buffer.from(PHOTO, 'base64')], { type: 'image/png' });
}
