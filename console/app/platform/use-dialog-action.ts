import type { Endpoint, Reply } from '@rialto/contract/http/endpoint.ts';
import { useState } from 'react';
import { faultText, toasts } from './toasts.ts';
import { useAction } from './use-action.ts';

type Options = { changes: readonly Endpoint[]; onClose: () => void };

/** The call of a dialog: a refusal is shown in the dialog; otherwise it closes, and a toast shows the server's message. */
export function useDialogAction<E extends Endpoint>(endpoint: E, { changes, onClose }: Options) {
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(endpoint, {
    changes,
    onDone: (reply: Reply<E>) => {
      const { message } = reply as { message?: string };
      if (message) toasts.show({ kind: 'success', text: message });
      onClose();
    },
    onRefused: (refused) => setFault(faultText(refused)),
  });
  return { run, isRunning, fault, setFault };
}
