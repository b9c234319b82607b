import { useState } from 'react';
import { useBusy } from '../api/use-busy.ts';

type Confirmation = {
  ask: () => void;
  /** For the Confirmation. */
  dialog: { open: boolean; isBusy: boolean; onCancel: () => void; onConfirm: () => void };
};

/**
 * Runs an action after a confirmation; the dialog is busy until then, and a refusal becomes a toast. With `onEnd` the
 * parent opens the dialog, so it is open from the start.
 */
export function useConfirm(action: () => Promise<void> | void, onEnd?: () => void): Confirmation {
  const [isAsking, setAsking] = useState(onEnd !== undefined);
  const { isBusy, run } = useBusy();
  const close = () => {
    setAsking(false);
    onEnd?.();
  };
  return {
    ask: () => setAsking(true),
    dialog: { open: isAsking, isBusy, onCancel: close, onConfirm: () => void run(async () => action()).then(close) },
  };
}
