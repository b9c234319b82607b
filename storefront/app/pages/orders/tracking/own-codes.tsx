import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { HandoverCode, PickUpCode } from '../../../features/tracking/codes/handover-code.tsx';

/** The codes for the courier, for the owner only (trust.md D3). */
export function OwnCodes({ order }: { order: TrackedOrder }) {
  return (
    <>
      <PickUpCode code={order.pick_up_code} />
      <HandoverCode order={order} />
    </>
  );
}
