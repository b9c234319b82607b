import { useState } from 'react';
import { showErrors } from '../overlays/show-errors.ts';

/** An action on its way, for a button that shows so. What is refused is told as every error is. */
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
