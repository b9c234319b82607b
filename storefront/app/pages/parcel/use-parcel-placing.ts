import { focusBlock } from '../../features/ordering/blocks/focus-block.ts';
import { useOrderPlacing, type PlacingState } from '../../features/ordering/form/use-order-placing.ts';
import { saveGuestInfo } from '../../shared/guest-info.ts';
import { loadLowerBlocks } from './blocks/lazy-lower-blocks.tsx';
import { dropDraft } from './form/draft.ts';
import { placeBody } from './form/parcel-form.ts';
import { areas, byArea } from './form/problem-areas.ts';
import type { ParcelState } from './use-parcel.ts';

/** Orders the courier. */
export function useParcelPlacing(state: ParcelState): PlacingState {
  const { parcel, payment, quoting, content, isSignedIn, changeSender } = state;
  return useOrderPlacing({
    ...{ content, quoting, payment },
    problems: () => state.problems(true),
    bodyOf: (seen) => (payment?.method ? placeBody({ parcel, seen, paymentMethod: payment.method }) : null),
    focus(problems) {
      const found = byArea(problems);
      const focus = () => focusBlock(areas.filter((area) => found[area]));
      // The blocks of the third step may still be loading.
      void loadLowerBlocks().then(focus, focus);
    },
    // Freezes the proposed sender: a retry with other content would be a second order (CHK-10).
    onSend: () => changeSender(parcel.sender),
    onRefuse: () => undefined,
    async onPlaced() {
      dropDraft();
      const { name, phone } = parcel.sender;
      if (!isSignedIn) saveGuestInfo({ contact_person_name: name, contact_person_number: phone });
    },
  });
}
