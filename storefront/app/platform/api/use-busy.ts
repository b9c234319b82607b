import { useState } from 'react';
import { showErrors } from '../overlays/show-errors.ts';

/** Runs an action with a busy flag for its button; errors become toasts. */
export function useBusy(): { isBusy: boolean; run(work: () => Promise<void>): Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work) {
      setBusy(true);
      await work().catch(showErrors);
      setBusy(false);
    },
  };
}
