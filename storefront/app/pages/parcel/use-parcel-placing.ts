import { focusBlock } from '../../features/ordering/blocks/focus-block.ts';
import { saveGuestContact } from '../../features/ordering/form/save-guest-contact.ts';
import { useOrderPlacing, type PlacingState } from '../../features/ordering/form/use-order-placing.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { loadLowerBlocks } from './blocks/lazy-lower-blocks.tsx';
import { dropDraft } from './form/draft.ts';
import { placeBody } from './form/parcel-form.ts';
import { areas, byArea } from './form/problem-areas.ts';
import type { ParcelState } from './use-parcel.ts';

/** Orders the courier. */
export function useParcelPlacing(state: ParcelState): PlacingState {
  const { parcel, payment, quoting, content, isSignedIn, changeSender } = state;
  const { country } = useRootData().config;
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
      if (!isSignedIn) await saveGuestContact({ contact_person_name: name, contact_person_number: phone }, country);
    },
  });
}
