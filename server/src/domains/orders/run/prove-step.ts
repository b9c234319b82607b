import type { CourierStep } from '@rialto/contract/shapes/enums.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture, type Picture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import type { AssignmentRow, Proof } from '../../couriers/couriers.public.ts';
import type { End } from '../arrival/open-handover.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { findOrderState } from '../lifecycle/status.sql.ts';
import { isTaken } from './take-step.ts';

type StepRequest = {
  step: CourierStep;
  assignment: AssignmentRow;
  code: string | undefined;
  photo: Buffer | undefined;
};
type StepProof = { proof: Proof; photo: Picture | null };

const NOTHING: StepProof = { proof: 'none', photo: null };

/**
 * Checks the code or the photo of a step before its transaction, because guesses are counted even if it rolls back. A
 * repeated step needs no proof.
 */
export async function proveStep(
  { db, throttle }: Pick<App, 'db' | 'throttle'>,
  { handover }: Pick<LiveOrders, 'handover'>,
  { step, assignment, code, photo }: StepRequest,
): Promise<StepProof> {
  const end = isTaken(step, assignment) ? null : endOf(step, assignment);
  const order = end && (await findOrderState(db, assignment.orderId));
  // A store knows its couriers, so goods need no proof at pick-up.
  if (!end || !order || (end === 'pick_up' && !order.parcel)) return NOTHING;
  const proof = await handover.prove(end, order, { code, hasPhoto: photo !== undefined });
  if (!photo || proof !== 'photo') return { proof, photo: null };
  await countUploads(throttle, { kind: 'courier', id: assignment.courierId }, [photo]);
  return { proof, photo: await cleanPicture(photo, 'handover') };
}

/** The end of the way at which a step happens, if it is the next one. */
function endOf(step: CourierStep, { state }: AssignmentRow): End | null {
  if (step === 'pick_up' && state === 'accepted') return 'pick_up';
  return step === 'deliver' && state === 'picked_up' ? 'drop_off' : null;
}
